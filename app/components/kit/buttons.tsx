import { Count } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useT } from "~/i18n/use-t";
import { Section } from "./section";

export function Buttons() {
  const t = useT();
  return (
    <Section name="buttons">
      <div className="stack gap-5">
        <div className="row">
          <Button variant="accent">{t("kit:button.accent")}</Button>
          <Button>{t("kit:button.primary")}</Button>
          <Button variant="soft">{t("kit:button.soft")}</Button>
          <Button variant="line">{t("kit:button.line")}</Button>
          <Button variant="ghost">{t("kit:button.ghost")}</Button>
          <Button variant="danger">{t("kit:button.danger")}</Button>
        </div>
        <div className="row">
          <Button size="lg">{t("kit:button.large")}</Button>
          <Button icon="plus">{t("kit:button.icon")}</Button>
          <Button size="sm">{t("kit:button.small")}</Button>
          <Button disabled>{t("kit:button.disabled")}</Button>
          <Button busy busyLabel={t("kit:button.sending")}>
            {t("kit:button.soft")}
          </Button>
          <Button className="foc">{t("kit:button.focus")}</Button>
          <ButtonLink to="/requests/test2" variant="line" iconEnd="arrow-right">
            {t("kit:button.link")}
          </ButtonLink>
          <button type="button" className="icon-btn">
            <span className="vh">{t("kit:button.bell", { count: 4 })}</span>
            <Icon name="bell" size="m" />
            <Count>4</Count>
          </button>
        </div>
        <div className="row kit-dark on-dark">
          <Button variant="white">{t("kit:button.white")}</Button>
          <Button variant="accent">{t("kit:button.accent")}</Button>
        </div>
      </div>
    </Section>
  );
}
