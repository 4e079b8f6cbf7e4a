/** A person asks to be forgotten: all that is theirs goes or is replaced, what the law keeps stays without them. */
import { sql } from 'kysely';
import { ConfigProblem } from '#server/config.ts';
import { recordHistory } from '#server/db/history.ts';
import { sealHistory } from '#server/db/history-chain/seal-history.ts';
import type { Services } from '#server/services.ts';
import { eraseFiles, uploadsToErase } from './erase-files.ts';
import { accountSteps, traceSteps } from './erased-rows.ts';
import { findPerson, type Person } from './find-person.ts';
import { redactPerson } from './redact-person.ts';

export type Erasure = { account: Person['account']; erased: { what: string; count: number }[] };
type Erasing = Pick<Services, 'db' | 'secrets' | 'clock' | 'ids' | 'files' | 'log'>;

/** Thrown to undo a preview, which has done everything but kept nothing. */
class Preview extends Error {}

export async function erasePerson(
  services: Erasing,
  typed: string,
  { isPreview }: { isPreview: boolean },
): Promise<Erasure> {
  const { db, files } = services;
  const person = await findPerson(db, typed);
  const uploads = person.account ? await uploadsToErase(db, person.account) : [];
  // A row is redacted in the chain, so what waits for its seal gets it now.
  await sealHistory(services);
  if (!isPreview) await eraseFiles(db, files, uploads);
  const erased = await inTransaction(services, person, isPreview);
  const all = [...erased, { what: 'uploads', count: uploads.length }].filter(({ count }) => count > 0);
  if (!person.account && all.length === 0)
    throw new ConfigProblem(`Nobody is known by ${typed}: there is nothing to erase.`);
  return { account: person.account, erased: all };
}

async function inTransaction(
  services: Erasing,
  person: Person,
  isPreview: boolean,
): Promise<Erasure['erased']> {
  const erased: Erasure['erased'] = [];
  try {
    await services.db.transaction(async (tx) => {
      // All of history is read for the person's words.
      await sql`set local statement_timeout = 0`.execute(tx.unscoped);
      // A transaction that failed is begun anew.
      erased.length = 0;
      const now = services.clock.now();
      const { account, identities } = person;
      const redacted = await redactPerson(tx, { secrets: services.secrets, now }, person);
      erased.push({ what: 'rows of history without words about the person', count: redacted });
      const steps = [...traceSteps(person), ...(account ? accountSteps(account, identities, now) : [])];
      for (const { what, run } of steps) {
        const { rows, numAffectedRows } = await run.execute(tx.unscoped);
        erased.push({ what, count: Number(numAffectedRows ?? rows.length) });
      }
      if (account) await recordErasure(services, tx, account);
      if (isPreview) throw new Preview();
    });
  } catch (problem) {
    if (!(problem instanceof Preview)) throw problem;
  }
  return erased;
}

function recordErasure(
  services: Erasing,
  tx: Parameters<typeof recordHistory>[1],
  { brandId, customerId }: NonNullable<Person['account']>,
): Promise<void> {
  return recordHistory(services, tx, {
    brandId,
    subject: { kind: 'person', id: customerId },
    action: 'erased',
    actor: { kind: 'system' },
  });
}
