/** Free words may be sent for a day after a person's last message; later only a template that was approved before. */
const WINDOW_MS = 24 * 3_600_000;
/** The platform's clock and ours differ a little, and a message takes its time to leave. */
const MARGIN_MS = 60_000;

export function isWindowOpen(lastMessageAt: Date | null, now: Date): boolean {
  return lastMessageAt !== null && now.getTime() < lastMessageAt.getTime() + WINDOW_MS - MARGIN_MS;
}
