// Database, a server that restarts and a web app that reloads when their sources change; one Ctrl-C ends all.
import { spawn } from 'node:child_process';
import { endChild, ended, onEndRequest } from '../bootstrap/child-process.mjs';
import { freePort } from '../bootstrap/free-port.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { step } from '../bootstrap/terminal.mjs';
import { openDatabase } from './database.mjs';
import { becomesReady } from './server-child.mjs';
import { checkedConfig, claimPort, demoSettings, launchEnvironment, localAddress } from './settings.mjs';
import { welcome } from './welcome.mjs';

const patienceMs = 5000;

/** @returns {Promise<number>} the exit code */
export async function develop() {
  const env = launchEnvironment();
  const config = await checkedConfig(env);
  const port = await claimPort(config);
  const endRequest = new Promise((resolve) => onEndRequest(resolve));
  const database = await openDatabase(env, { serving: true });
  // The browser talks to Vite, which passes the calls of the app on to the server.
  const serverPort = await freePort();
  const deskPort = await freePort();
  const supplierPort = await freePort();
  const settings = {
    ...env,
    ...demoSettings(env, config.mode),
    LOG_FORMAT: env.LOG_FORMAT ?? 'pretty',
    // One process that restarts quickly, and every answer compared with its contract.
    PROCESSES: '1',
    CHECK_REPLIES: env.CHECK_REPLIES ?? 'on',
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
  };
  const start = (/** @type {string[]} */ ...args) =>
    spawn(process.execPath, args, {
      cwd: projectRoot,
      env: {
        ...settings,
        PORT: String(serverPort),
        DESK_PORT: String(deskPort),
        SUPPLIER_PORT: String(supplierPort),
      },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const server = start('--watch', '--watch-preserve-output', 'src/server/main.ts');
  const web = start(
    'node_modules/vite/bin/vite.js',
    '--host',
    config.host,
    '--port',
    String(port),
    '--strictPort',
  );
  const besides = Object.entries({ desk: deskPort, supplier: supplierPort }).map(([name, at]) =>
    start(
      ...['node_modules/vite/bin/vite.js', '--config', `vite.${name}.config.ts`],
      ...['--host', '127.0.0.1', '--port', String(at), '--strictPort'],
    ),
  );
  const address = localAddress({ ...config, port });
  let isRunning = true;
  void becomesReady(`http://127.0.0.1:${serverPort}`, () => isRunning).then((isReady) =>
    isReady ? welcome(address, config.mode, database) : undefined,
  );
  try {
    await Promise.race([endRequest, ended(server), ended(web), ...besides.map(ended)]);
    isRunning = false;
    step('Stopping');
    await Promise.all([server, web, ...besides].map((child) => endChild(child, patienceMs)));
    return 0;
  } finally {
    await database.close();
  }
}
