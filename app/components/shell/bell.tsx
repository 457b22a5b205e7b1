import { IconLink } from "./header";
import type { Viewer } from "./site";

/** The way to the notifications, with how many wait to be read. Every page's script has it: the kit's count would double it. */
export function Bell({ unread: { shown, label } }: Pick<Viewer, "unread">) {
  return (
    <IconLink to="/notifications" icon="bell" label={label}>
      {shown && (
        <bdi className="count" aria-hidden="true" dir="ltr">
          {shown}
        </bdi>
      )}
    </IconLink>
  );
}
