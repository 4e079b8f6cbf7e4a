// Which PostgreSQL runs: the embedded one gets its mends with our releases, another one with its own.
import pg from 'pg';

/** @param {{ url: string, isEmbedded: boolean }} database */
export async function describeDatabase({ url, isEmbedded }) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    const { rows } = await client.query('show server_version');
    // Debian writes its own name behind the number.
    const [number] = rows[0].server_version.split(' ');
    return `PostgreSQL ${number}, ${isEmbedded ? 'embedded' : 'at DATABASE_URL'}`;
  } finally {
    await client.end();
  }
}
