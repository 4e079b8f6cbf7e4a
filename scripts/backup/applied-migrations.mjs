// The schema a database has, as the names of the migrations it went through.
import pg from 'pg';

/** @param {string} databaseUrl @returns {Promise<string[]>} */
export async function appliedMigrations(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('schema_migrations') is not null as known`);
    if (!rows[0].known) return [];
    const applied = await client.query('select name from schema_migrations order by name');
    return applied.rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
