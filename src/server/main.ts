/** The server process: reads the configuration, opens its parts, listens, and closes in order. */
import { fileURLToPath } from 'node:url';
import { startAutopilot } from '#demo/autopilot/start-autopilot.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openParts } from './open-parts.ts';
import { startProblemSentence } from './start-problem.ts';
import { startWorkers } from './workers.ts';

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const DRAIN_TIMEOUT_MS = 10_000;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { parts, close } = await openParts(config);
  if (config.mode === 'demo') await seedDemo(parts);
  const app = await buildApp(parts, { webRoot: WEB_ROOT });
  await startWorkers(parts, (line) => process.stdout.write(`${line}\n`));
  await app.listen({ host: config.host, port: config.port });
  const stopAutopilot = config.isAutopilotOn ? startAutopilot(parts) : async () => {};

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    parts.log.info('stopping: open calls are finished first');
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS).unref();
    await app.close();
    await stopAutopilot();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

run().catch((error: unknown) => {
  process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
  process.exit(1);
});
