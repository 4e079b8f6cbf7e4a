/** Who works and who waits, caller by caller: each waits in a line of its own, and the callers take turns. */
import { type Countdown, startCountdown } from '../countdown.ts';

type Waiting = { countdown: Countdown; start: () => void };
/** `turn` counts since this caller was last let in, or began to wait. */
type Share = { working: number; line: Set<Waiting>; turn: Countdown | null };

export class FairLine {
  readonly #shares = new Map<string, Share>();
  /** Callers with a line, the one whose turn is next at first. */
  readonly #turns = new Map<string, Share>();
  readonly #placesOfOne: number;
  readonly #longestWaitMs: number;
  waitingCount = 0;

  constructor({ placesOfOne, longestWaitMs }: { placesOfOne: number; longestWaitMs: number }) {
    this.#placesOfOne = placesOfOne;
    this.#longestWaitMs = longestWaitMs;
  }

  mayBegin(caller: string): boolean {
    const share = this.#shares.get(caller);
    return !share || (share.working < this.#placesOfOne && share.line.size === 0);
  }

  hasRoomOfItsOwn(caller: string): boolean {
    return (this.#shares.get(caller)?.working ?? 0) < this.#placesOfOne;
  }

  begin(caller: string): void {
    this.#shareOf(caller).working += 1;
  }

  end(caller: string): void {
    const share = this.#shareOf(caller);
    share.working -= 1;
    this.#forgetIdle(caller, share);
  }

  /** How long the next in turn has waited for it, which is what a stranger would wait; null when nobody is in turn. */
  strangersWaitMs(): number | null {
    return this.#next()?.[1].turn?.passedMs() ?? null;
  }

  /** How many go before one more call of this caller (null: of a stranger), as callers take turns. */
  aheadOf(caller: string | null): number {
    const own = (caller !== null && this.#shares.get(caller)?.line.size) || 0;
    return Math.min(this.waitingCount, (own + 1) * this.#turns.size);
  }

  lineOf(caller: string): { length: number; firstWaitsMs: number } {
    const line = this.#shares.get(caller)?.line;
    const [first] = line ?? [];
    return { length: line?.size ?? 0, firstWaitsMs: first?.countdown.passedMs() ?? 0 };
  }

  /** Resolves when this caller was let in, with a place counted as its own. */
  join(caller: string, tooLong: () => Error): Promise<void> {
    const share = this.#shareOf(caller);
    return new Promise((resolve, reject) => {
      const countdown = startCountdown(this.#longestWaitMs, () => {
        this.#remove(caller, share, waiting);
        this.#forgetIdle(caller, share);
        reject(tooLong());
      });
      const waiting: Waiting = { countdown, start: resolve };
      share.line.add(waiting);
      this.waitingCount += 1;
      if (!share.turn) this.#toTheEnd(caller, share);
    });
  }

  /** False when nobody waits who may have one more place. */
  letNextIn(): boolean {
    const [caller, share] = this.#next() ?? [];
    const [first] = share?.line ?? [];
    if (caller === undefined || !share || !first) return false;
    share.working += 1;
    this.#remove(caller, share, first);
    this.#toTheEnd(caller, share);
    first.start();
    return true;
  }

  #shareOf(caller: string): Share {
    const known = this.#shares.get(caller);
    if (known) return known;
    const share: Share = { working: 0, line: new Set(), turn: null };
    this.#shares.set(caller, share);
    return share;
  }

  #next(): [string, Share] | undefined {
    for (const entry of this.#turns) if (entry[1].working < this.#placesOfOne) return entry;
    return undefined;
  }

  #remove(caller: string, share: Share, waiting: Waiting): void {
    waiting.countdown.stop();
    this.waitingCount -= 1;
    share.line.delete(waiting);
    if (share.line.size === 0) this.#toTheEnd(caller, share);
  }

  /** Of those who wait; a caller whose line is empty leaves them. */
  #toTheEnd(caller: string, share: Share): void {
    share.turn?.stop();
    share.turn = null;
    this.#turns.delete(caller);
    if (share.line.size === 0) return;
    share.turn = startCountdown(this.#longestWaitMs, () => {});
    this.#turns.set(caller, share);
  }

  #forgetIdle(caller: string, { working, line }: Share): void {
    if (working === 0 && line.size === 0) this.#shares.delete(caller);
  }
}
