import { t } from "./words.svelte";

export function refusal(code: string): string {
  return t("refused-other", { code });
}
