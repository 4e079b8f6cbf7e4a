/** What the played suppliers owe buyers, worked out from what has happened and the clock alone; nothing is remembered. Draws go by numbers and names, never by ids, so that two fresh demos of one seed play the same. */
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { between, chance, wholeBetween } from './chance.ts';
import { addSeconds, isWatched } from './watched-time.ts';

/** A request that a buyer lately sent or acted on, and all that has happened to it. */
export type WatchedRequest = {
  readonly fabId: string;
  readonly number: string;
  readonly submittedAt: Date;
  /** Suppliers that weave this kind of cloth. */
  readonly weavers: readonly Weaver[];
  readonly quotes: readonly WatchedQuote[];
  readonly counters: readonly {
    readonly counterId: string;
    readonly quoteId: string;
    readonly madeAt: Date;
  }[];
  /** The last word of each talk that waits for an answer. */
  readonly questions: readonly {
    readonly messageId: string;
    readonly quoteId: string | null;
    readonly text: string;
    readonly sentAt: Date;
  }[];
};

export type Weaver = { readonly supplierId: string; readonly name: string };

export type WatchedQuote = {
  readonly quoteId: string;
  readonly number: string;
  readonly version: number;
  readonly supplierId: string;
  readonly status: QuoteStatus;
  readonly updatedAt: Date;
  /** The latest version came from here and not from a person at the desk. */
  readonly isPlayed: boolean;
};

export type DueWork = { readonly key: string; readonly fabId: string; readonly dueAt: Date } & (
  | { readonly kind: 'quote'; readonly supplierId: string }
  | { readonly kind: 'answer_counter'; readonly quoteId: string; readonly counterId: string }
  | { readonly kind: 'quote_again'; readonly quoteId: string; readonly why: 'edited' | 'renewal' }
  | {
      readonly kind: 'reply';
      readonly quoteId: string | null;
      readonly text: string;
      readonly messageId: string;
    }
);

/** Seconds after the buyer's act. All are due early enough to be done within half a minute by ticks of 2 seconds. */
const FIRST_QUOTE_SECONDS = [3.5, 6] as const;
const LAST_QUOTE_SECONDS = 26;
const ANSWER_SECONDS = [6, 10] as const;
const SUPPLIERS = [2, 5] as const;

export function dueWork(request: WatchedRequest, now: Date): DueWork[] {
  return [...quotesOwed(request), ...answersOwed(request), ...repliesOwed(request)]
    .filter((work) => isWatched(work, now))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** Two to five of the weavers quote, each at its own time. */
export function supplierPlan(
  number: string,
  weavers: readonly Weaver[],
): { supplierId: string; seconds: number }[] {
  const chosen = weavers
    .toSorted((a, b) => chance(number, a.name, 'turn') - chance(number, b.name, 'turn'))
    .slice(0, wholeBetween(...SUPPLIERS, number, 'how many'));
  const first = between(...FIRST_QUOTE_SECONDS, number, 'first');
  const step = (LAST_QUOTE_SECONDS - first) / SUPPLIERS[1];
  return chosen.map(({ supplierId, name }, turn) => ({
    supplierId,
    seconds: turn === 0 ? first : first + step * (turn + chance(number, name, 'pause')),
  }));
}

function quotesOwed({ fabId, number, submittedAt, weavers, quotes }: WatchedRequest): DueWork[] {
  return supplierPlan(number, weavers)
    .filter(({ supplierId }) => !quotes.some((quote) => quote.supplierId === supplierId))
    .map(({ supplierId, seconds }) => ({
      kind: 'quote',
      key: `quote ${fabId} ${supplierId}`,
      fabId,
      supplierId,
      dueAt: addSeconds(submittedAt, seconds),
    }));
}

function answersOwed({ fabId, quotes, counters }: WatchedRequest): DueWork[] {
  return quotes
    .filter(({ isPlayed }) => isPlayed)
    .flatMap(({ quoteId, number, version, status, updatedAt }): DueWork[] => {
      const word = `${number} ${version}`;
      const counter = counters.find((open) => open.quoteId === quoteId);
      if (status === 'countered' && counter) {
        const { counterId, madeAt } = counter;
        const key = `counter ${counterId}`;
        return [{ kind: 'answer_counter', key, fabId, quoteId, counterId, dueAt: answeredAt(madeAt, word) }];
      }
      const why = status === 'needs_requote' ? 'edited' : status === 'renewal_asked' ? 'renewal' : null;
      if (!why) return [];
      const key = `${why} ${quoteId} ${updatedAt.toISOString()}`;
      return [{ kind: 'quote_again', key, fabId, quoteId, why, dueAt: answeredAt(updatedAt, word) }];
    });
}

function repliesOwed({ fabId, questions }: WatchedRequest): DueWork[] {
  return questions.map(({ messageId, quoteId, text, sentAt }) => ({
    kind: 'reply',
    key: `message ${messageId}`,
    fabId,
    quoteId,
    text,
    messageId,
    dueAt: answeredAt(sentAt, text),
  }));
}

function answeredAt(requested: Date, word: string): Date {
  return addSeconds(requested, between(...ANSWER_SECONDS, word, 'answer'));
}
