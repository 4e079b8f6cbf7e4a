/** Every statement that a test sends for one company is looked at by PostgreSQL's own parser. */
import { loadModule } from 'libpg-query';
import { GuardedQueryCompiler } from '#server/db/tenant/guarded-dialect.ts';
import { untiedTables } from '../database/tenant-audit.ts';

await loadModule();

const { assertScoped } = GuardedQueryCompiler.prototype;
// Files share a worker's modules: one audit is enough.
if (assertScoped.name !== 'audited') {
  GuardedQueryCompiler.prototype.assertScoped = function audited(node, text) {
    assertScoped.call(this, node, text);
    const untied = untiedTables(text);
    if (untied.length > 0) throw new Error(`Not tied to a tenant: ${untied.join(', ')} in ${text}`);
  };
}
