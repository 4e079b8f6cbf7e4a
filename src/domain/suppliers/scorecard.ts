/** How a supplier works for us, from what happened and nothing that was typed: answers, hits, days, claims, prices. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';

type AskedFact = {
  readonly invitedAt: Date;
  /** Its first word: a quote, or that it will not quote. */
  readonly answeredAt: Date | null;
  readonly hasQuoted: boolean;
  readonly hasWon: boolean;
};
type SentFact = { readonly dispatchBy: CalendarDay; readonly sentOn: CalendarDay };
/** One request that it quoted for: its rate, and the average of all who quoted for this same cloth. */
type PriceFact = { readonly own: bigint; readonly average: number };

type Answers = {
  readonly asked: number;
  readonly answered: number;
  readonly quoted: number;
  readonly won: number;
  /** Half of the answers came sooner; null without any. */
  readonly medianHours: number | null;
  /** Of what it quoted for; null where it quoted nothing. */
  readonly hitPercent: number | null;
};

const HOUR_MS = 3_600_000;

export function answersOf(asked: readonly AskedFact[]): Answers {
  const hours = asked.flatMap(({ invitedAt, answeredAt }) =>
    answeredAt === null ? [] : (answeredAt.getTime() - invitedAt.getTime()) / HOUR_MS,
  );
  const quoted = asked.filter(({ hasQuoted }) => hasQuoted).length;
  const won = asked.filter(({ hasWon }) => hasWon).length;
  const median = medianOf(hours);
  return {
    asked: asked.length,
    answered: hours.length,
    quoted,
    won,
    medianHours: median === null ? null : Math.round(median * 10) / 10,
    hitPercent: percentOf(won, quoted),
  };
}

export function onTimeOf(sent: readonly SentFact[]): {
  orders: number;
  onTime: number;
  percent: number | null;
  /** Of those that were late. */
  averageDaysLate: number | null;
} {
  const late = sent
    .map(({ dispatchBy, sentOn }) => daysBetween(dispatchBy, sentOn))
    .filter((days) => days > 0);
  const onTime = sent.length - late.length;
  return {
    orders: sent.length,
    onTime,
    percent: percentOf(onTime, sent.length),
    averageDaysLate: late.length === 0 ? null : Math.round((sumOf(late) / late.length) * 10) / 10,
  };
}

/** Basis points above (or, negative, below) the average of the same cloth, each request counted once. */
export function priceAgainstAverage(prices: readonly PriceFact[]): number | null {
  const shares = prices
    .filter(({ average }) => average > 0)
    .map(({ own, average }) => Number(own) / average - 1);
  return shares.length === 0 ? null : Math.round((sumOf(shares) / shares.length) * 10_000);
}

type Month = {
  /** "2026-11" */
  readonly month: string;
  readonly asked: number;
  readonly quoted: number;
  readonly won: number;
};

/** The last months up to today's, the oldest first; a month without invitations is there too. */
export function monthsOf(
  asked: readonly (AskedFact & { readonly invitedOn: CalendarDay })[],
  today: CalendarDay,
  count: number,
): Month[] {
  return lastMonths(today, count).map((month) => {
    const inMonth = asked.filter(({ invitedOn }) => invitedOn.startsWith(month));
    return {
      month,
      asked: inMonth.length,
      quoted: inMonth.filter(({ hasQuoted }) => hasQuoted).length,
      won: inMonth.filter(({ hasWon }) => hasWon).length,
    };
  });
}

function lastMonths(today: CalendarDay, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const at = year * 12 + (month - 1) - (count - 1 - place);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
