/** The only file that acts on import: a supervisor, or one of the processes it keeps running. */
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processPlan, readDrainSeconds, readProcesses } from './processes/process-plan.ts';
import { PROJECT_ROOT } from './project-root.ts';

// What was compiled at an earlier start is not compiled again, which saves a second and tens of megabytes.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node', PROJECT_ROOT)));

const plan = processPlan(readProcesses(process.env), availableParallelism());

if (cluster.isPrimary && plan.web > 0) {
  // A supervisor stays small: it loads nothing of the server itself.
  const { supervise } = await import('./processes/supervisor.ts');
  supervise(plan, readDrainSeconds(process.env));
} else {
  const { runProcess } = await import('./run-process.ts');
  await runProcess(cluster.isPrimary ? 'everything' : process.env.PROCESS_ROLE === 'jobs' ? 'jobs' : 'web');
}
