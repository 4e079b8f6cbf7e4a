/** One process of the server: opens its services, answers calls, works off jobs, or both, and closes in order. */
import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openLeaving } from './http/leaving.ts';
import { listenOnce, listenOnMany } from './http/listen.ts';
import { processMetrics } from './http/operations.ts';
import { measureServer } from './measure-server.ts';
import { openServices } from './open-services.ts';
import { joinMetrics } from './processes/cluster-metrics.ts';
import type { ProcessRole } from './processes/process-plan.ts';
import { releaseStartMemory } from './processes/release-start-memory.ts';
import { READY, type SupervisorMessage } from './processes/supervisor-messages.ts';
import { PROJECT_ROOT } from './project-root.ts';
import type { Services } from './services.ts';
import { startProblemSentence } from './start-problem.ts';

const WEB_ROOT = fileURLToPath(new URL('dist/web', PROJECT_ROOT));
const DRAIN_TIMEOUT_MS = 10_000;

type Running = { stop(): Promise<void> };
/** `leave`: goes on, but asks its callers to go elsewhere. */
type Answering = Running & { leave(): void };

export async function runProcess(role: ProcessRole): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { services, close } = await openServices(config, { worksOffJobs: role !== 'web' });
    if (role !== 'web') await prepareDemo(services);
    const web = role === 'jobs' ? null : await answerCalls(services);
    const jobs = role === 'web' ? null : await workOffJobs(services);
    process.send?.({ kind: READY } satisfies SupervisorMessage);
    stopWhenAsked(services, web, async () => {
      await web?.stop();
      await jobs?.stop();
      await close();
    });
  } catch (error) {
    process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
    process.exit(1);
  }
}

async function prepareDemo(services: Services): Promise<void> {
  if (services.config.mode !== 'demo') return;
  const { seedDemo } = await import('#demo/seed-demo.ts');
  await seedDemo(services);
}

async function answerCalls(services: Services): Promise<Answering> {
  const leaving = openLeaving();
  const app = await buildApp(services, { webRoot: WEB_ROOT, leaving });
  const { host, port } = services.config;
  await app.ready();
  releaseStartMemory();
  const listen = sharesPort(port) ? listenOnMany : listenOnce;
  return { stop: await listen(app, { host, port }), leave: leaving.begin };
}

/**
 * Where the system can, each process has sockets of its own on the shared port: when one falls, its waiting callers
 * are told at once, and the supervisor is in nobody's way. Elsewhere the supervisor hands the connections out.
 */
function sharesPort(port: number): boolean {
  return cluster.isWorker && process.platform === 'linux' && port !== 0;
}

/** Loaded only here, so that a process that answers calls does not carry it. */
async function workOffJobs(services: Services): Promise<Running> {
  const { startWorkers } = await import('./workers.ts');
  if (cluster.isWorker) {
    const metrics = processMetrics();
    measureServer(metrics, services, { forAll: true });
    await joinMetrics(metrics);
  }
  await startWorkers(services, (line) => process.stdout.write(`${line}\n`));
  if (!services.config.isAutopilotOn) return { stop: async () => {} };
  const { startAutopilot } = await import('#demo/autopilot/start-autopilot.ts');
  return { stop: startAutopilot(services) };
}

function stopWhenAsked({ log, config }: Services, web: Answering | null, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (drainMs: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping: open calls are finished first');
    setTimeout(() => process.exit(1), drainMs + DRAIN_TIMEOUT_MS).unref();
    web?.leave();
    if (web) await pause(drainMs);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => stop(config.drainSeconds * 1000));
  // Somebody sits there and waits.
  process.on('SIGINT', () => stop(0));
}
