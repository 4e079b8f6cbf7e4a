/** Screens and their large parts load when they are needed; one that does not arrive says so and can be asked for again. */
import { type ComponentType, type ReactNode, use } from 'react';

export const CHUNK_TIMEOUT_MS = 120_000;

class TooSlow extends Error {}

export class ChunkLoadError extends Error {
  /** The browser still waits for the file: asking for it again would only join that wait. */
  readonly isStillAwaited: boolean;
  /** Asks for the file once more. */
  readonly loadAgain: () => Promise<void>;

  constructor(cause: unknown, loadAgain: () => Promise<void>) {
    super('The screen did not load.', { cause });
    this.name = 'ChunkLoadError';
    this.isStillAwaited = cause instanceof TooSlow;
    this.loadAgain = loadAgain;
  }
}

/** The wait for the first screen began with the page, although the app itself came later. */
let waitsSince: number | null = null;

export function countFirstWaitFrom(pageOpenedAt: number): void {
  waitsSince = pageOpenedAt;
}

export type LazyScreen<Props extends object = object> = ((props: Props) => ReactNode) & {
  preload: () => Promise<void> | undefined;
};

export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Screen: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failure: ChunkLoadError | null = null;

  /** The router calls it before it shows the screen and when a finger comes near its link. */
  const preload = () => {
    if (Screen) return undefined;
    failure = null;
    loading ??= inTime(load(), timeLeft()).then(
      (loaded) => {
        waitsSince = null;
        Screen = loaded;
      },
      (cause) => {
        waitsSince = null;
        // Forgotten, so that the next try really imports again.
        loading = null;
        failure = new ChunkLoadError(cause, async () => preload());
        throw failure;
      },
    );
    return loading;
  };
  function LazyScreen(props: Props) {
    // Waiting again after a failure would be one try after another, as often as React draws.
    if (failure) throw failure;
    if (!Screen) use(preload() ?? Promise.resolve());
    return Screen && <Screen {...props} />;
  }
  return Object.assign(LazyScreen, { preload });
}

function timeLeft(): number {
  return CHUNK_TIMEOUT_MS - (waitsSince === null ? 0 : Date.now() - waitsSince);
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    if (ms <= 0) reject(new TooSlow());
    const timer = setTimeout(() => reject(new TooSlow()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
