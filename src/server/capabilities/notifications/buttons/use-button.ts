import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type ButtonAct, lockButton, markUsed } from './buttons.store.ts';

export type { ButtonAct };

const BUTTON_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One use for all buttons of a message: `used` before, `unknown` also for whoever was not asked. */
export async function useButton(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  person: { brandId: string; customerId: string },
  buttonId: string,
): Promise<ButtonAct | 'used' | 'unknown'> {
  const button = BUTTON_ID.test(buttonId) ? await lockButton(tx, person, buttonId) : undefined;
  if (!button) return 'unknown';
  if (button.isUsed) return 'used';
  const { notificationId } = button;
  await markUsed(tx, { brandId: person.brandId, notificationId, now: clock.now() });
  return button;
}
