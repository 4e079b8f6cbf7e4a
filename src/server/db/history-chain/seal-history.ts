/** Puts new rows of history into the chain, a few seconds after they were written; nobody who writes one waits for it. */

import type { AppSecrets } from '#server/secrets/app-secrets.ts';
import type { Services } from '#server/services.ts';
import {
  chainHead,
  insertLinks,
  type NewLink,
  takeSealingTurn,
  unsealedRows,
} from './history-chain.store.ts';

const EVERY_SECONDS = 2;
const BATCH_SIZE = 1000;
const HOUR = 3_600_000;
export const FIRST_LINK = Buffer.alloc(32);

/** The key is not in the database, so whoever holds nothing but its role cannot write a link. */
export function linkOf(secrets: AppSecrets, before: Buffer, text: string): Buffer {
  return secrets.keyedHash(...factsOf(before, text));
}

export function isLink(secrets: AppSecrets, link: Buffer, before: Buffer, text: string): boolean {
  return secrets.isKeyedHash(link, ...factsOf(before, text));
}

function factsOf(before: Buffer, text: string): string[] {
  return ['history-link', before.toString('hex'), text];
}

export function scheduleSealing(services: Services): void {
  services.jobs.repeat('history: new rows could not be sealed', EVERY_SECONDS, () => sealHistory(services));
}

type Sealing = Pick<Services, 'db' | 'secrets' | 'clock' | 'log'>;

export async function sealHistory(services: Sealing): Promise<void> {
  while ((await sealSome(services)) === BATCH_SIZE);
}

function sealSome({ db, secrets, clock, log }: Sealing): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await takeSealingTurn(tx))) return 0;
    const head = await chainHead(tx);
    const rows = await unsealedRows(tx, BATCH_SIZE);
    if (rows.length === 0) return 0;
    const links: NewLink[] = [];
    let position = head?.position ?? 0n;
    let link = head?.link ?? FIRST_LINK;
    for (const { history_id: historyId, text } of rows) {
      position += 1n;
      link = linkOf(secrets, link, text);
      links.push({ position, historyId, link });
    }
    const now = clock.now();
    await insertLinks(tx, links, now);
    // Once an hour the head leaves the database: a chain cut off at its end is found by it.
    if (!head || hourOf(head.sealed_at) !== hourOf(now)) {
      log.info({ head: headText({ position, link }) }, 'history: sealed so far');
    }
    return rows.length;
  });
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR);
}

export function headText({ position, link }: { position: bigint; link: Buffer }): string {
  return `${position}:${link.toString('hex')}`;
}
