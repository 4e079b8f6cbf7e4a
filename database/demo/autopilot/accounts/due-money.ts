/** What played accounts owe buyers: transfers found on the statement, letters accepted, money let go. */
import { between } from '../chance.ts';
import { addSeconds, isWatched } from '../watched-time.ts';

/** What buyers lately reported or are owed. */
export type WatchedMoney = {
  readonly transfers: readonly {
    readonly transferId: string;
    readonly utr: string;
    readonly amountMinor: bigint;
    readonly reportedAt: Date;
  }[];
  readonly letters: readonly { readonly lcId: string; readonly number: string; readonly reportedAt: Date }[];
  readonly refunds: readonly WatchedRefund[];
  /** The autopilot's two members; what a person has approved is left to people. */
  readonly releasers: readonly Releaser[];
};

export type WatchedRefund = {
  readonly refundId: string;
  readonly orderNumber: string;
  readonly askedAt: Date;
  /** Whoever gave the first of two words. */
  readonly approvedBy: string | null;
};

type Releaser = { readonly kind: 'staff'; readonly staffId: string };

export type DueMoney = { readonly key: string; readonly dueAt: Date } & (
  | { readonly kind: 'match_transfer'; readonly transferId: string; readonly amountMinor: bigint }
  | { readonly kind: 'accept_letter'; readonly lcId: string }
  | { readonly kind: 'release_refund'; readonly refundId: string; readonly by: Releaser }
);

/** Seconds after the buyer's act: long enough to see it wait, short enough to stay for. */
const STATEMENT_SECONDS = [15, 28] as const;
const FIRST_WORD_SECONDS = [12, 20] as const;
const SECOND_WORD_SECONDS = [24, 34] as const;

export function dueMoney(watched: WatchedMoney, now: Date): DueMoney[] {
  return [...transfersOwed(watched), ...lettersOwed(watched), ...refundsOwed(watched)].filter((work) =>
    isWatched(work, now),
  );
}

function transfersOwed({ transfers }: WatchedMoney): DueMoney[] {
  return transfers.map(({ transferId, utr, amountMinor, reportedAt }) => ({
    kind: 'match_transfer',
    key: `transfer ${transferId}`,
    transferId,
    amountMinor,
    dueAt: addSeconds(reportedAt, between(...STATEMENT_SECONDS, utr)),
  }));
}

function lettersOwed({ letters }: WatchedMoney): DueMoney[] {
  return letters.map(({ lcId, number, reportedAt }) => ({
    kind: 'accept_letter',
    key: `letter ${lcId}`,
    lcId,
    dueAt: addSeconds(reportedAt, between(...STATEMENT_SECONDS, number)),
  }));
}

/** Never the same member twice, and never beside a person: a refund that a person has approved waits for people. */
function refundsOwed({ refunds, releasers }: WatchedMoney): DueMoney[] {
  return refunds.flatMap(({ refundId, orderNumber, askedAt, approvedBy }): DueMoney[] => {
    const isPlayed = approvedBy === null || releasers.some(({ staffId }) => staffId === approvedBy);
    const by = releasers.find(({ staffId }) => staffId !== approvedBy);
    if (!(by && isPlayed)) return [];
    const [from, to] = approvedBy === null ? FIRST_WORD_SECONDS : SECOND_WORD_SECONDS;
    const dueAt = addSeconds(askedAt, between(from, to, orderNumber));
    return [{ kind: 'release_refund', key: `refund ${refundId} ${approvedBy}`, refundId, by, dueAt }];
  });
}
