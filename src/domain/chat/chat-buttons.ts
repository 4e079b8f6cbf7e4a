/** Buttons below a chat message: at most three, each with a label of at most twenty characters. */
export const MOST_BUTTONS = 3;
export const LONGEST_LABEL = 20;

export type ChatButton = { readonly id: string; readonly label: string };

/** One sentence for whoever writes such a message wrongly; null when it can be sent. */
export function buttonsProblem(buttons: readonly ChatButton[]): string | null {
  if (buttons.length > MOST_BUTTONS) return `A message has at most ${MOST_BUTTONS} buttons.`;
  const long = buttons.find(({ label }) => label.length === 0 || [...label].length > LONGEST_LABEL);
  if (long) return `The label “${long.label}” does not have 1 to ${LONGEST_LABEL} characters.`;
  const isRepeated = new Set(buttons.map(({ label }) => label)).size < buttons.length;
  return isRepeated ? 'Two buttons of a message have the same label.' : null;
}
