/** Numbers the register could not answer for are asked again, until it does. */

import type { GstRegistry } from '#server/integrations/gst-registry/port.ts';
import type { Parts } from '#server/parts.ts';
import { checkGst } from './check-gst.ts';
import { refreshVerification } from './keep-gst-number.ts';
import { saveCheck, uncheckedNumbers } from './tax-numbers.store.ts';

const AT_ONCE = 200;

export async function recheckGstNumbers(parts: Parts, registry: GstRegistry): Promise<void> {
  for (const { gst_id: gstId, brand_id: brandId, gstin } of await uncheckedNumbers(parts.db, AT_ONCE)) {
    const check = await checkGst(registry, gstin);
    // A number that turned out cancelled stays unchecked: the badge never turns good, staff see it in the desk.
    if (check.state !== 'valid') continue;
    const { legalName, tradeName, status } = check;
    await parts.db.transaction(async (tx) => {
      await saveCheck(tx, brandId, gstId, { legalName, tradeName, status, checkedAt: parts.clock.now() });
      await refreshVerification(tx, brandId);
      await parts.changes.announce(tx, { kind: 'change', brandId, keys: ['gst', 'account'] });
    });
  }
}

export async function keepAskingTheRegister(parts: Parts, registry: GstRegistry): Promise<void> {
  await parts.jobs.work('recheck-gst', () => recheckGstNumbers(parts, registry));
  await parts.jobs.schedule('recheck-gst', '*/20 * * * *', {});
}
