/** The host app hears of each payment once, however often its result is looked at. */
import { readStored, writeStored } from '#web/platform/browser-storage.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { notifyHost } from '#web/platform/host/host-bridge.ts';

const KEY = 'selvedge.reported-payments';
/** Nobody comes back to a payment before these. */
const REMEMBERED = 50;

export function reportSuccess(instalmentId: string): void {
  if (!isEmbedded()) return;
  const reported = (readStored('local', KEY) ?? '').split(' ').filter((id) => id !== '');
  if (reported.includes(instalmentId)) return;
  writeStored('local', KEY, [...reported, instalmentId].slice(-REMEMBERED).join(' '));
  void notifyHost('Success');
}
