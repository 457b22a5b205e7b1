import { type ReactNode, useId } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { Icon } from "./icon";

type PanelProps = {
  title?: ReactNode;
  /** At the end of the head: a link, a filter. */
  action?: ReactNode;
  level?: 2 | 3;
  /** Content brings its own padding: a list, a table. */
  flush?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A block within hairlines, with a head where it has a title. Never one inside another. */
export function Panel({ title, action, level = 2, flush, id, className, children }: PanelProps) {
  const own = useId();
  const classes = className ? `panel ${className}` : "panel";
  const body = flush ? children : <div className="pad">{children}</div>;
  if (!title) {
    return (
      <div id={id} className={classes}>
        {body}
      </div>
    );
  }
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={classes} aria-labelledby={own}>
      <div className="panel-head">
        <Heading id={own}>{title}</Heading>
        {action}
      </div>
      {body}
    </section>
  );
}

type MoreLinkProps = Omit<LinkProps, "className"> & {
  /** For what is seldom wanted, and stands in every row. */
  isQuiet?: boolean;
};

/** "All →": a link onward at the end of a head. */
export function MoreLink({ isQuiet, children, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className={isQuiet ? "more muted" : "more"}>
      {children}
      <Icon name="arrow-right" size="s" />
    </Link>
  );
}

/** Cells joined by hairlines of grout; columns by grid utilities: `sm:grid-cols-2`. */
export function Tiles({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `tiles ${className}` : "tiles"}>{children}</div>;
}

/** Facts as tiles: term above, value below. */
export function FactTiles({
  facts,
  className,
}: {
  facts: { term: ReactNode; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={className ? `tiles ${className}` : "tiles"}>
      {facts.map(({ term, value }, index) => (
        <div key={typeof term === "string" ? term : index}>
          <dt className="sm muted">{term}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows with hairlines between them and none around. */
export function RowList({ children, className }: { children: ReactNode; className?: string }) {
  return <ul className={className ? `list ${className}` : "list"}>{children}</ul>;
}
