/** Lets the suppliers and the accounts of the demo answer on their own while a demo runs. */
import { findAutopilotSettings } from '#server/capabilities/desk/autopilot.ts';
import type { Services } from '#server/services.ts';
import { seedChance } from './chance.ts';
import { type Failures, tick } from './tick.ts';

const TICK_MS = 2000;
/** One answer at a time, with time to read it. */
const CALM_TICK_MS = 15_000;

/** Answers how to stop: what has begun is finished first. */
export function startAutopilot(services: Services): () => Promise<void> {
  if (services.config.mode !== 'demo') throw new Error('The autopilot plays in a demo only.');
  seedChance(services.config.autopilotSeed);
  const failures: Failures = new Map();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let pauseMs = TICK_MS;
    try {
      const { isOn, pace } = await findAutopilotSettings(services.db);
      if (isOn) await tick(services, failures, pace);
      if (isOn && pace === 'calm') pauseMs = CALM_TICK_MS;
    } catch (error) {
      services.log.warn({ err: error }, 'autopilot: this turn was lost, the next one follows');
    }
    if (!isStopped) timer = setTimeout(begin, pauseMs);
  }
  function begin(): void {
    running = run();
  }
  begin();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
