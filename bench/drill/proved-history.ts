/** `npm run prove-history`, with the secret of the drill's nodes. */
import { spawnSync } from 'node:child_process';
import { nodeSettings } from './deploy-files.ts';

/** Nothing when it is right, else the first line of what is said of it. */
export function historyProblem(databaseUrl: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/prove-history.ts'], {
    env: { PATH: process.env.PATH, APP_SECRET: nodeSettings().APP_SECRET, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.split('\n')[0] ?? 'history could not be proved'];
}
