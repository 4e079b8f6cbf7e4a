/** Numbers the register could not answer for are asked again, until it does. */

import type { GstRegistry } from '#server/integrations/gst-registry/port.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { checkGst } from './check-gst.ts';
import { refreshVerification } from './save-gst-number.ts';
import { claimGstin, saveCheck, type UncheckedNumber, uncheckedNumbers } from './tax-numbers.store.ts';

const BATCH_SIZE = 200;

/** All of them, page by page: numbers that stay unconfirmed never keep newer ones waiting. */
export async function recheckGstNumbers(services: Services, registry: GstRegistry): Promise<void> {
  let after: string | null = null;
  do {
    const numbers: UncheckedNumber[] = await uncheckedNumbers(services.db, { after, limit: BATCH_SIZE });
    for (const number of numbers) await recheck(services, registry, number);
    after = numbers.length === BATCH_SIZE ? (numbers.at(-1)?.gst_id ?? null) : null;
  } while (after);
}

async function recheck(
  services: Services,
  registry: GstRegistry,
  { gst_id: gstId, brand_id: brandId, gstin }: UncheckedNumber,
): Promise<void> {
  const check = await checkGst(registry, gstin);
  // A number that turned out cancelled stays unchecked, so the badge never turns good.
  if (check.state !== 'valid') return;
  const { legalName, tradeName, status } = check;
  await services.db.transaction(async (tx) => {
    await lockCompany(tx, brandId);
    if (!(await claimGstin(tx, gstin, brandId))) return;
    await saveCheck(tx, brandId, gstId, { legalName, tradeName, status, checkedAt: services.clock.now() });
    await refreshVerification(tx, brandId);
    await services.changes.announce(tx, { kind: 'change', brandId, keys: ['gst', 'account'] });
  });
}

export async function scheduleGstRechecks(services: Services): Promise<void> {
  await services.jobs.work('recheck-gst', () => recheckGstNumbers(services, services.gstRegistry));
  await services.jobs.schedule('recheck-gst', '*/20 * * * *', {});
}
