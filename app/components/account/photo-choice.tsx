import { type ChangeEvent, useState } from "react";
import { Avatar } from "~/components/ui/avatar";
import { buttonClass } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/choices";
import { FieldSet } from "~/components/ui/field";
import { fileSource } from "~/components/ui/file-source";
import { useField } from "~/components/ui/form-context";
import { Icon } from "~/components/ui/icon";
import { previewsOf } from "~/components/ui/photo-preview";
import { useT } from "~/i18n/use-t";

type Photo = { name: string; photo: string | null };

/** The account's own photo, as others see it: the present one, or at once the one just chosen. */
export function PhotoChoice(props: Photo) {
  // Once another is kept, what was chosen before is no choice any more.
  return <Choice key={props.photo} {...props} />;
}

function Choice({ name, photo }: Photo) {
  const t = useT();
  const field = useField("avatar", { hint: true });
  const [preview, setPreview] = useState<string | null>(null);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [first] = await previewsOf([...(target.files ?? [])]);
    setPreview(first ?? null);
  }
  return (
    <FieldSet
      field={field}
      label={t("account:profile.photo")}
      hint={t("account:profile.photo.hint")}
      optional
    >
      <div className="row gap-4">
        <Avatar
          name={name}
          shape="octagon"
          size="xl"
          src={preview ?? (photo && fileSource(photo, "small"))}
        />
        <div className="stack gap-2">
          <FileButton
            id={field.id}
            label={t(photo ? "account:profile.photo.other" : "account:profile.photo.add")}
            onChange={choose}
          />
          {photo ? <Checkbox name="remove_photo" label={t("account:profile.photo.remove")} /> : null}
        </div>
      </div>
    </FieldSet>
  );
}

type FileButtonProps = {
  id: string;
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Without scripts the style sheet shows the browser's own file field, since only it can say what was chosen. */
function FileButton({ id, label, onChange }: FileButtonProps) {
  return (
    <label className={buttonClass({ variant: "line", className: "pick" })}>
      <Icon name="image-plus" size="m" />
      <span>{label}</span>
      <input
        className="vh"
        type="file"
        id={id}
        name="avatar"
        accept="image/jpeg,image/png,image/webp"
        onChange={onChange}
      />
    </label>
  );
}
