import type { Config } from "tailwindcss";

const ramp = (name: string, steps: number[]) =>
  Object.fromEntries(steps.map((step) => [step, `var(--${name}-${step})`]));

const step = (name: string): [string, { lineHeight: string }] => [
  `var(--fs-${name})`,
  { lineHeight: `var(--lh-${name})` },
];

/** Names for the custom properties of app/styles/tokens.css; no value of the design stands here. */
export default {
  content: ["./app/**/*.tsx"],
  theme: {
    screens: { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" },
    colors: {
      inherit: "inherit",
      current: "currentColor",
      transparent: "transparent",
      white: "#fff",
      blue: ramp("blue", [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]),
      grey: ramp("grey", [0, 25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900]),
      orange: ramp("orange", [50, 100, 200, 300, 400, 500, 600, 700, 800]),
      red: ramp("red", [50, 100, 300, 600, 700]),
      green: ramp("green", [50, 100, 400, 600, 700]),
      amber: ramp("amber", [50, 100, 400, 700]),
      bg: { DEFAULT: "var(--bg)", quiet: "var(--bg-quiet)" },
      surface: "var(--surface)",
      ink: { DEFAULT: "var(--ink)", 2: "var(--ink-2)", inverse: "var(--ink-inverse)" },
      line: { DEFAULT: "var(--line)", strong: "var(--line-strong)", input: "var(--line-input)" },
      brand: { DEFAULT: "var(--brand)", hover: "var(--brand-hover)" },
      accent: { DEFAULT: "var(--accent)", hover: "var(--accent-hover)", ink: "var(--accent-ink)" },
      link: "var(--link)",
      star: "var(--star)",
      danger: "var(--danger)",
      focus: "var(--focus)",
    },
    fontFamily: { sans: "var(--font)" },
    fontSize: {
      display: step("display"),
      h1: step("h1"),
      h2: step("h2"),
      h3: step("h3"),
      h4: step("h4"),
      lg: step("lg"),
      md: step("md"),
      sm: step("sm"),
      xs: step("xs"),
    },
    fontWeight: { normal: "400", medium: "500", semibold: "600", bold: "700" },
    borderRadius: {
      none: "0",
      1: "var(--r-1)",
      2: "var(--r-2)",
      3: "var(--r-3)",

      full: "var(--r-full)",
    },
    boxShadow: { 2: "var(--shadow-2)", none: "none" },
    zIndex: {
      0: "0",
      sticky: "var(--z-sticky)",
      header: "var(--z-header)",
      popover: "var(--z-popover)",
      toast: "var(--z-toast)",
      progress: "var(--z-progress)",
    },
    transitionDuration: { 1: "var(--t-1)", 2: "var(--t-2)", 3: "var(--t-3)" },
    transitionTimingFunction: { DEFAULT: "var(--ease)", in: "var(--ease-in)" },
  },
} satisfies Config;
