// `npm start` after installation: database, web app, server, in this order; and the way back.
import { endChild, ended, onEndRequest } from '../bootstrap/child-process.mjs';
import { commandGivenAt } from '../bootstrap/project.mjs';
import { secondsSince, step } from '../bootstrap/terminal.mjs';
import { assertWritable, dataFolder } from '../postgres/settings.mjs';
import { openDatabase } from './database.mjs';
import { buildServer } from './server-build.mjs';
import { becomesReady, spawnServer } from './server-child.mjs';
import { checkedConfig, claimPort, demoSettings, launchEnvironment, localAddress } from './settings.mjs';
import { buildWeb } from './web-build.mjs';
import { welcome } from './welcome.mjs';

const drainTimeMs = 10_000;

/** @returns {Promise<number>} the exit code */
export async function serve() {
  const env = launchEnvironment();
  const config = await checkedConfig(env);
  assertWritable(dataFolder(env));
  const port = await claimPort(config);
  const endRequest = new Promise((resolve) => onEndRequest(resolve));
  const database = await openDatabase(env, { serving: true });
  try {
    const built = await Promise.race([build(), endRequest.then(() => undefined)]);
    if (!built) return 0;
    step('Starting the server');
    const settings = {
      ...quietDemo(config.mode),
      ...env,
      ...demoSettings(env, config.mode),
      DATABASE_URL: database.url,
      PORT: String(port),
    };
    return await serveUntilAsked({ ...config, port }, settings, database, endRequest);
  } finally {
    await database.close();
  }
}

async function build() {
  await buildServer();
  return buildWeb();
}

/** In a demo's terminal the one-time codes matter, not every call. @param {'demo' | 'production'} mode */
function quietDemo(mode) {
  return mode === 'demo' ? { LOG_LEVEL: 'warn', LOG_FORMAT: 'pretty' } : {};
}

/**
 * @param {{ host: string, port: number, mode: 'demo' | 'production', drainSeconds: number }} config
 * @param {NodeJS.ProcessEnv} settings
 * @param {{ url: string, isEmbedded: boolean }} database
 * @param {Promise<unknown>} endRequest
 */
async function serveUntilAsked(config, settings, database, endRequest) {
  const address = localAddress(config);
  const server = spawnServer(settings);
  let isRunning = true;
  const end = ended(server).finally(() => {
    isRunning = false;
  });
  void becomesReady(address, () => isRunning).then((isReady) => {
    if (!isReady) return;
    step(`Ready in ${secondsSince(commandGivenAt())}`);
    return welcome(address, config.mode, database);
  });
  const code = await Promise.race([end, endRequest.then(() => 'asked')]);
  if (typeof code === 'number') return code || 1;
  step('Stopping');
  await endChild(server, config.drainSeconds * 1000 + drainTimeMs);
  return 0;
}
