/** Numbers the register could not answer for are asked again, until it does. */

import type { GstRegistry } from '#server/integrations/gst-registry/port.ts';
import type { Parts } from '#server/parts.ts';
import { lockCompany } from '../account/lock-company.ts';
import { checkGst } from './check-gst.ts';
import { refreshVerification } from './save-gst-number.ts';
import {
  isUsedByOtherCompany,
  saveCheck,
  type UncheckedNumber,
  uncheckedNumbers,
} from './tax-numbers.store.ts';

const AT_ONCE = 200;

/** All of them, page by page: numbers that stay unconfirmed never keep newer ones waiting. */
export async function recheckGstNumbers(parts: Parts, registry: GstRegistry): Promise<void> {
  let after: string | null = null;
  do {
    const numbers: UncheckedNumber[] = await uncheckedNumbers(parts.db, { after, limit: AT_ONCE });
    for (const number of numbers) await recheck(parts, registry, number);
    after = numbers.length === AT_ONCE ? (numbers.at(-1)?.gst_id ?? null) : null;
  } while (after);
}

async function recheck(
  parts: Parts,
  registry: GstRegistry,
  { gst_id: gstId, brand_id: brandId, gstin }: UncheckedNumber,
): Promise<void> {
  const check = await checkGst(registry, gstin);
  // A number that turned out cancelled stays unchecked, so the badge never turns good.
  if (check.state !== 'valid') return;
  const { legalName, tradeName, status } = check;
  await parts.db.transaction(async (tx) => {
    await lockCompany(tx, brandId);
    if (await isUsedByOtherCompany(tx, gstin, brandId)) return;
    await saveCheck(tx, brandId, gstId, { legalName, tradeName, status, checkedAt: parts.clock.now() });
    await refreshVerification(tx, brandId);
    await parts.changes.announce(tx, { kind: 'change', brandId, keys: ['gst', 'account'] });
  });
}

export async function scheduleGstRechecks(parts: Parts): Promise<void> {
  await parts.jobs.work('recheck-gst', () => recheckGstNumbers(parts, parts.gstRegistry));
  await parts.jobs.schedule('recheck-gst', '*/20 * * * *', {});
}
