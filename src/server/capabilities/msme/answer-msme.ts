/** The MSME question is answered with a registration and its certificate, or with "not applicable". */

import type { answerMsme as contract } from '#contract/customer/msme.ts';
import type { Input } from '#contract/endpoint.ts';
import { readMsme as readMsmeForm } from '#domain/account/tax-numbers/msme.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { assertOwnFile } from '../uploads/read-file.ts';
import { type Registration, saveMsme } from './msme.store.ts';
import type { Msme } from './msme.view.ts';
import { readMsme } from './read-msme.ts';

type MsmeAnswer = Input<typeof contract>['body'];

export async function answerMsme(parts: Parts, actor: CustomerActor, given: MsmeAnswer): Promise<Msme> {
  const { brandId, market } = actor;
  if (market !== 'IN') throw formRefusal({ answer: 'MSME registration is for companies in India.' });
  const registration = given.answer === 'registered' ? readRegistration(given) : null;

  await parts.db.transaction(async (tx) => {
    if (registration) await assertOwnFile(tx, brandId, registration.certificateFileId);
    await saveMsme(tx, brandId, registration, parts.clock.now());
    await recordChange(parts, tx, actor, {
      subject: { kind: 'msme', id: brandId },
      action: registration ? 'registered' : 'not-applicable',
      keys: ['msme'],
    });
  });
  return readMsme(parts, actor);
}

/** Every problem at once, the missing certificate among them. */
function readRegistration(given: MsmeAnswer): Registration {
  const { certificateFileId } = given;
  const reading = readMsmeForm({
    udyamNumber: given.udyamNumber ?? '',
    msmeClass: given.msmeClass ?? null,
    activity: given.activity ?? null,
    consent: given.consent ?? false,
  });
  if (reading.ok && certificateFileId) return { ...reading.registration, certificateFileId };
  throw formRefusal({
    ...(reading.ok ? {} : reading.problems),
    ...(certificateFileId ? {} : { certificateFileId: 'Add your Udyam certificate.' }),
  });
}
