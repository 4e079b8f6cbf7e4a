/** The nodes that hold test databases: one PostgreSQL, or a coordinator of Citus and the workers that were named. */

export function workerUrls(): string[] {
  return (process.env.TEST_DATABASE_WORKERS ?? '').split(',').filter((url) => url !== '');
}

export function everyNode(serverUrl: string): string[] {
  return [serverUrl, ...workerUrls()];
}
