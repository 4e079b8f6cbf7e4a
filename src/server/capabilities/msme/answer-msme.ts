/** The MSME question is answered with a registration and its certificate, or with "not applicable". */

import type { answerMsme as contract } from '#contract/customer/msme.ts';
import type { Input } from '#contract/endpoint.ts';
import { readMsme as readMsmeForm } from '#domain/account/tax-numbers/msme.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { assertOwnFile } from '../uploads/read-file.ts';
import { type Registration, saveMsme } from './msme.store.ts';
import type { Msme } from './msme.view.ts';
import { readMsme } from './read-msme.ts';

type MsmeAnswer = Input<typeof contract>['body'];

export async function answerMsme(services: Services, actor: CustomerActor, given: MsmeAnswer): Promise<Msme> {
  const { brandId, market } = actor;
  if (!MARKET_RULES[market].hasMsme) throw formRefusalFor({ answer: { code: 'msme_only_in_india' } });
  const registration = given.answer === 'registered' ? readRegistration(given) : null;

  await services.db.transaction(async (tx) => {
    if (registration) await assertOwnFile(tx, brandId, registration.certificateFileId);
    await saveMsme(tx, brandId, registration, services.clock.now());
    await recordChange(services, tx, actor, {
      subject: { kind: 'msme', id: brandId },
      action: registration ? 'registered' : 'not-applicable',
      keys: ['msme'],
    });
  });
  return readMsme(services, actor);
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
  throw formRefusalFor({
    ...(reading.ok ? {} : reading.problems),
    ...(certificateFileId ? {} : { certificateFileId: { code: 'msme_certificate_missing' } as const }),
  });
}
