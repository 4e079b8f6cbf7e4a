/** The proof of history: every row is in the chain as it was written, none is missing, and the database still guards them. */
import type { AppSecrets } from '#server/secrets/app-secrets.ts';
import type { Queries } from '../database.ts';
import {
  looseRedactions,
  type Redaction,
  redactionsOf,
  rowsOutsideChain,
  type SealedRow,
  sealedRows,
  waitingRows,
} from './history-chain.store.ts';
import { unguardedTables } from './kept-tables.ts';
import { isProved } from './redact-history.ts';
import { FIRST_LINK, headText } from './seal-history.ts';

const BATCH_SIZE = 2000;
/** Rows are sealed within seconds; one that waits longer says that nobody seals. */
const LATE_AFTER_SECONDS = 600;

export type HistoryProof = {
  sealed: bigint;
  /** To be kept elsewhere and handed in again: a chain that was cut off at its end no longer has it. */
  head: string | null;
  waiting: string[];
  problems: string[];
};

type Chain = {
  position: bigint;
  link: Buffer;
  /** Rows that fit the secret at hand. */
  proved: number;
  problems: string[];
  missesHead: string | null;
};

/** One row may be altered; when not a single one fits, it is the key that does not. */
const OTHER_SECRET =
  'No row fits APP_SECRET: it is not the one they were sealed with (an earlier one goes into APP_SECRET_PREVIOUS), or all of them were replaced.';

export async function proveHistory(
  db: Queries,
  secrets: AppSecrets,
  knownHead: string | null = null,
): Promise<HistoryProof> {
  // Asked first: a row that is sealed meanwhile is only missed here, never reported.
  const waiting = await waitingRows(db, LATE_AFTER_SECONDS);
  const chain: Chain = { position: 0n, link: FIRST_LINK, proved: 0, problems: [], missesHead: knownHead };
  for (let page = await sealedRows(db, 0n, BATCH_SIZE); page.length > 0; ) {
    const redactions = Map.groupBy(
      await redactionsOf(
        db,
        page.map(({ history_id }) => history_id),
      ),
      ({ history_id }) => history_id,
    );
    for (const row of page) follow(chain, secrets, row, redactions.get(row.history_id) ?? []);
    page = await sealedRows(db, chain.position, BATCH_SIZE);
  }
  const { position: sealed, link, proved, missesHead } = chain;
  const problems = sealed > 0n && proved === 0 ? [OTHER_SECRET] : chain.problems;
  if (missesHead) problems.push(`head ${missesHead}: head_missing`);
  for (const { history_id, is_gone, is_late } of waiting) {
    if (is_gone) problems.push(`row ${history_id}: row_missing`);
    else if (is_late) problems.push(`row ${history_id}: sealing_late`);
  }
  problems.push(...(await rowsOutsideChain(db)).map((id) => `row ${id}: never_sealed`));
  problems.push(...(await looseRedactions(db)).map((id) => `row ${id}: redaction_forged`));
  problems.push(...(await unguardedTables(db)).map((table) => `table ${table}: unguarded`));
  return {
    sealed,
    head: sealed === 0n ? null : headText({ position: sealed, link }),
    waiting: waiting.map(({ history_id }) => history_id),
    problems,
  };
}

/** Goes on with the link that stands there, so that one altered row is one problem. */
function follow(chain: Chain, secrets: AppSecrets, row: SealedRow, redactions: readonly Redaction[]): void {
  const { position, history_id, link, text } = row;
  if (position !== chain.position + 1n) chain.problems.push(`position ${chain.position + 1n}: link_missing`);
  else if (text === null) chain.problems.push(`row ${history_id}: row_missing`);
  else if (!isProved(secrets, row, chain.link, redactions)) {
    chain.problems.push(`row ${history_id}: ${redactions.length > 0 ? 'redaction_forged' : 'row_altered'}`);
  } else chain.proved += 1;
  chain.position = position;
  chain.link = link;
  if (chain.missesHead === headText(chain)) chain.missesHead = null;
}
