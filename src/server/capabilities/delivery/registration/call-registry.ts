/** Tells the registry what is due: outside of any transaction, and as often as it takes. */
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { E_INVOICE_TYPE } from '#domain/books/irn.ts';
import { pauseSeconds } from '#domain/books/registration/registration-state.ts';
import { writeWayByIrn } from '#domain/books/registration/way-by-irn.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import {
  type EwayBill,
  type RegisteredInvoice,
  RegistryRefused,
  RegistryUnavailable,
} from '#server/integrations/tax-registry/port.ts';
import type { Services } from '#server/services.ts';
import { dispatchFromOf } from '../dispatches.store.ts';
import { judgeAnswer } from './check-answer.ts';
import { claim, nextDue, type RegistrationRow } from './registrations.store.ts';
import { registryRules } from './registry-rules.ts';
import { saveCancelled, saveNoAnswer, saveRefused, saveRegistered, saveWay } from './save-answer.ts';

const EVERY_MINUTE = '* * * * *';
const BATCH_SIZE = 200;

export async function scheduleRegistry(services: Services): Promise<void> {
  await services.jobs.work('call-tax-registry', () => callTaxRegistry(services));
  await services.jobs.schedule('call-tax-registry', EVERY_MINUTE, {});
}

/** Who is due again within this call has failed in it, and waits for the next one. */
export async function callTaxRegistry(services: Services): Promise<void> {
  for (let calls = 0; calls < BATCH_SIZE; calls += 1) {
    const now = services.clock.now();
    const row = await nextDue(services.db, now);
    if (!row) return;
    const again = new Date(now.getTime() + pauseSeconds(row.attempts + 1) * 1000);
    if (await claim(services.db, row, { now, again }))
      await attempt(services, { ...row, attempts: row.attempts + 1 });
  }
}

async function attempt(services: Services, row: RegistrationRow): Promise<void> {
  try {
    if (row.state === 'waiting') await register(services, row);
    else if (row.state === 'cancelling') await cancel(services, row);
    else if (row.way_state === 'waiting') await makeWay(services, row);
  } catch (error) {
    if (error instanceof RegistryRefused) await saveRefused(services, row, error.words || error.message);
    else {
      const reason = error instanceof RegistryUnavailable ? error.reason : 'an error of ours';
      services.log.warn(
        { err: error, registrationId: row.registration_id },
        'registry: an invoice did not get through',
      );
      await saveNoAnswer(services, row, reason);
    }
  }
}

/** A second try first asks what became of the first: its answer may have been lost. */
async function register(services: Services, row: RegistrationRow): Promise<void> {
  const document = thawTaxDocument(row.document);
  const written = writeEInvoice(document, await dispatchFromOf(services.db, row));
  if (!written.ok) return saveRefused(services, row, written.problems.join(' '));
  const find = () => services.taxRegistry.getByDocument(namedOf(row, document));
  const known = row.attempts > 1 ? await find() : null;
  const answer =
    known ?? (await services.taxRegistry.registerInvoice(row.gstin, written.content)) ?? (await find());
  if (!answer) throw new RegistryUnavailable('it knows the invoice and does not show it');
  await believe(services, row, document, answer);
}

async function believe(
  services: Services,
  row: RegistrationRow,
  document: TaxDocument,
  answer: RegisteredInvoice,
): Promise<void> {
  const judged = judgeAnswer(answer, row.irn, document);
  if (judged.kind === 'unusable') throw new RegistryUnavailable(`${judged.words}`);
  if (judged.kind === 'another') return saveRefused(services, row, judged.words);
  await saveRegistered(services, row, answer);
  if (row.way_state === 'waiting' && answer.ewayBill === null)
    await makeWay(services, { ...row, state: 'registered' });
}

async function makeWay(services: Services, row: RegistrationRow): Promise<void> {
  const document = thawTaxDocument(row.document);
  const { way: rules } = await registryRules(services.db, row.issued_on);
  const written = writeWayByIrn(document, row.irn, rules, await dispatchFromOf(services.db, row));
  if (!written.ok) return saveRefused(services, { ...row, state: 'registered' }, written.problems.join(' '));
  const known = row.attempts > 1 ? await madeBefore(services, row, document) : null;
  await saveWay(services, row, known ?? (await askForWay(services, row, document, written.content)));
}

type Way = Parameters<Services['taxRegistry']['makeEwayBill']>[1];

/** One that was made and whose answer was lost is refused as a second one, and stands with its invoice. */
async function askForWay(
  services: Services,
  row: RegistrationRow,
  document: TaxDocument,
  way: Way,
): Promise<EwayBill> {
  try {
    return await services.taxRegistry.makeEwayBill(row.gstin, way);
  } catch (error) {
    if (!(error instanceof RegistryRefused)) throw error;
    const made = await madeBefore(services, row, document);
    if (made) return made;
    throw error;
  }
}

async function madeBefore(
  services: Services,
  row: RegistrationRow,
  document: TaxDocument,
): Promise<EwayBill | null> {
  return (await services.taxRegistry.getByDocument(namedOf(row, document)))?.ewayBill ?? null;
}

/** The e-way bill goes first, as the registry wants it; what a lost answer has cancelled already is left out. */
async function cancel(services: Services, row: RegistrationRow): Promise<void> {
  const { gstin, irn, cancel_reason, cancel_note } = row;
  const requested = { gstin, reason: cancel_reason ?? 'other', note: cancel_note ?? '' };
  const known =
    row.attempts > 1
      ? await services.taxRegistry.getByDocument(namedOf(row, thawTaxDocument(row.document)))
      : null;
  const ewayBill = known ? known.ewayBill?.number : row.way_state === 'made' ? row.eway_bill : null;
  if (ewayBill && known?.isActive !== false)
    await services.taxRegistry.cancelEwayBill({ ...requested, ewayBill });
  if (known?.isActive !== false) await services.taxRegistry.cancelInvoice({ ...requested, irn });
  await saveCancelled(services, row);
}

function namedOf({ gstin, number, issued_on }: RegistrationRow, { kind }: TaxDocument) {
  return { gstin, type: E_INVOICE_TYPE[kind], number, issuedOn: issued_on };
}
