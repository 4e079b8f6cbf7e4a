/** How long a connection may take to open: what `connect_timeout` in the database's URL says, in seconds as for every PostgreSQL client. */

const SECONDS = /[?&]connect_timeout=(\d+)(?:&|$)/;

export function connectTimeoutMs(databaseUrl: string, unlessSaid: number): number {
  const said = SECONDS.exec(databaseUrl)?.[1];
  return said === undefined ? unlessSaid : Number(said) * 1000;
}
