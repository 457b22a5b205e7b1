/** The words of a text. */
type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text;

/** The icons of icons.svg; scripts/icons.mjs writes both. */
export type IconName =
  | Words<"air-vent alarm-clock app-window archive armchair arrow-down arrow-left arrow-left-right">
  | Words<"arrow-right arrow-up arrow-up-from-line badge-check badge-percent ban banknote bed-double bell">
  | Words<"blinds book-open boxes briefcase broom brush bug building-2 cable calendar calendar-check">
  | Words<"calendar-clock camera cctv check check-check chef-hat chevron-down chevron-left chevron-right">
  | Words<"circle-alert circle-check circle-pause circle-question-mark circle-user-round circle-x">
  | Words<"circuit-board clipboard-list clock clock-alert cloud-check construction container cooking-pot">
  | Words<"credit-card door-open download drill droplet droplet-off droplets ellipsis-vertical external-link">
  | Words<"eye eye-off faucet fence file-text flag gauge gavel gem glass-water globe grid-2x2 grid-3x3 hammer">
  | Words<"handshake heart heater history hourglass house image image-plus inbox info key-round lamp-ceiling">
  | Words<"landmark layers layout-dashboard layout-grid lightbulb list-filter loader-circle lock-keyhole">
  | Words<"lock-open log-in log-out mail map-pin menu message-circle messages-square minus mirror-rectangular">
  | Words<"newspaper package package-open paint-roller panels-top-left paperclip pause pencil percent phone">
  | Words<"pipette play plug plug-zap plus radio receipt-text refresh-cw refrigerator rotate-ccw rows-3 scale">
  | Words<"search send settings share-2 shield-check sliders-horizontal smartphone snowflake sofa sparkles">
  | Words<"sprout star store tag tags thermometer-snowflake timer toilet toolbox trash-2 trending-up">
  | Words<"triangle-alert truck tv umbrella undo-2 upload user-round user-round-pen user-round-plus">
  | Words<"user-round-x users utensils wallet wallpaper warehouse washing-machine waypoints wifi wifi-off">
  | Words<"wind wrench x zap">;
