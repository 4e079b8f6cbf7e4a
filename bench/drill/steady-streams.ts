/** Screens that stay open: each opens its live stream anew when it ends. */
import { setTimeout as pause } from 'node:timers/promises';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const SCREENS = 4;
const AGAIN_AFTER_MS = 300;

export type SteadyStreams = {
  /** Every screen hears of a change that comes from now on; the orders of the load are such changes. */
  allHear(): Promise<void>;
  stop(): void;
};

type Screen = { heard: number; close(): void };

export function startStreams(url: string, token: string): SteadyStreams {
  let isEnough = false;
  const screens: Screen[] = Array.from({ length: SCREENS }, () => ({ heard: 0, close: () => {} }));
  const keepOpen = async (screen: Screen) => {
    while (!isEnough) {
      const stream = await openEventStream(url, token).catch(() => undefined);
      screen.close = () => stream?.close();
      while (!isEnough && stream?.status === 200 && !stream.hasEnded()) {
        screen.heard += stream.events.splice(0).length;
        await pause(AGAIN_AFTER_MS);
      }
      stream?.close();
      await pause(AGAIN_AFTER_MS);
    }
  };
  for (const screen of screens) void keepOpen(screen);
  return {
    async allHear() {
      const before = screens.map(({ heard }) => heard);
      await waitFor('every screen to hear of a change', () =>
        screens.every(({ heard }, place) => heard > (before[place] ?? 0)),
      );
    },
    stop() {
      isEnough = true;
      for (const screen of screens) screen.close();
    },
  };
}
