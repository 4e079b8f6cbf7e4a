// The launcher's own connection, as super-user; nothing else uses that role.
import pg from 'pg';

export const adminRole = 'selvedge_admin';
const appRole = 'selvedge';

/** Advisory locks end with the connection that holds them, so a killed launcher leaves none behind. */
export const lockKeys = { preparing: 1, using: 2, serving: 3, backingUp: 4 };

/**
 * @param {{ port: number, adminPassword: string }} cluster
 * @returns {Promise<pg.Client>}
 */
export async function connect({ port, adminPassword }) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: adminRole,
    password: adminPassword,
    database: 'postgres',
    connectionTimeoutMillis: 15_000,
    application_name: 'selvedge launcher',
  });
  // A lost connection shows at the next query; an unheard error event would end the launcher.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * The application owns its database and nothing else; tests may also make databases.
 * @param {{ port: number, adminPassword: string, appPassword: string }} cluster
 * @param {boolean} forTests
 */
export async function ensureAppDatabase(cluster, forTests) {
  const client = await connect(cluster);
  try {
    // Two launchers may arrive at once; the second waits and finds everything made.
    await client.query('select pg_advisory_lock($1)', [lockKeys.preparing]);
    const has = async (/** @type {string} */ question) =>
      (await client.query(question, [appRole])).rowCount === 1;
    const password = client.escapeLiteral(cluster.appPassword);
    if (!(await has('select from pg_roles where rolname = $1')))
      await client.query(
        `create role ${appRole} login ${forTests ? 'createdb' : 'nocreatedb'} password ${password}`,
      );
    if (!(await has('select from pg_database where datname = $1')))
      await client.query(`create database ${appRole} owner ${appRole}`);
  } finally {
    await client.end();
  }
}

/** @param {{ port: number, appPassword: string }} cluster */
export function appUrl({ port, appPassword }) {
  return `postgres://${appRole}:${appPassword}@127.0.0.1:${port}/${appRole}`;
}
