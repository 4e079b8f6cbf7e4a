// Which files of a running PostgreSQL belong in a backup: all but those its documentation says to leave out, because
// they belong to the running server or are made anew when it starts.

/** Only the folder itself is kept; the write-ahead log is copied by its own rule. */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]);
const ofTheServer = new Set([
  ...['postmaster.pid', 'postmaster.opts', 'current_logfiles', 'backup_manifest', 'postgresql.auto.conf.tmp'],
  ...['backup_label', 'backup_label.old', 'tablespace_map', 'tablespace_map.old'],
]);
const temporaryTable = /^t\d+_\d+(_\w+)?(\.\d+)?$/;
const tableFile = /^(\d+)(?:_(?:fsm|vm))?(?:\.\d+)?$/;

/** The newest state of the cluster: read last, and on its own, because it is written over in place. */
export const controlFile = 'global/pg_control';

/** @param {string} path below the data folder @param {readonly string[]} names all in the same folder */
export function belongsInBackup(path, names) {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && emptied.has(first)) return false;
  if (rest.length === 0 && ofTheServer.has(first)) return false;
  const name = path.split('/').at(-1) ?? '';
  if (name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init')) return false;
  return !temporaryTable.test(name) && !isUnlogged(name, names);
}

/** A table without a log is empty after a recovery: only what it is made of anew is kept. @param {string} name @param {readonly string[]} names */
function isUnlogged(name, names) {
  const table = tableFile.exec(name)?.[1];
  return table !== undefined && names.includes(`${table}_init`);
}
