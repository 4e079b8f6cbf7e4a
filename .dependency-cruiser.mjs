// The arrows of ARCHITECTURE.md, as rules. Everything is an error: a rule at "info" is a wish.
// Where it can, a rule names what is allowed, so that a new folder is covered before anyone thinks of it.
const roots = (/** @type {string[]} */ ...names) => `^src/(${names.join('|')})/`;
const notATest = '\\.test\\.tsx?$';

/** The business story is the import order: a capability may use those before it, never those after. */
const story = [
  'one-time-codes',
  'look-ups',
  'policies',
  'uploads',
  'account',
  'auth',
  'held-acts',
  'addresses',
  'tax-numbers',
  'msme',
  'bank-details',
  'preferences',
  'notifications',
  'profile',
  'colleagues',
  'sign-up',
  'catalogue',
  'requests',
  'quotes',
  'request-changes',
  'suppliers',
  'order-records',
  'payments',
  'orders',
  'swatches',
  'production',
  'delivery',
  'issues',
  'feedback',
  'mills',
  'documents',
  'purchases',
  'books',
  'chat',
  'search',
  'home',
  'desk',
  'operations',
];
const capability = (/** @type {string} */ name) => `^src/server/capabilities/${name}/`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType & { name: string }} Rule */

/**
 * @param {string} name
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @param {string} [comment]
 * @returns {Rule}
 */
const rule = (name, from, to, comment) => ({
  name,
  severity: 'error',
  from,
  to,
  ...(comment !== undefined && { comment }),
});

/** Which folders there may be; `scripts/checks/folder-layout.mjs` reports every other one. */
export const layout = {
  src: ['domain', 'contract', 'words', 'server', 'ui', 'browser', 'web', 'desk', 'supplier'],
  'src/words': ['en', 'hi', 'bn'],
  'src/server': [
    'http',
    'db',
    'jobs',
    'events',
    'integrations',
    'secrets',
    'processes',
    'metrics',
    'capabilities',
  ],
  // The door of each room stands beside them: database.ts, statement.ts, history.ts, claims.ts.
  'src/server/db': ['driver', 'tenant', 'lists', 'schema', 'history-chain', 'distribute', 'move'],
  'src/server/capabilities': story,
  'src/web': ['app', 'platform', 'widgets', 'features', 'service-worker'],
  'src/desk': ['app', 'platform', 'widgets', 'features', 'static'],
  'src/supplier': ['app', 'platform', 'features'],
};

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: Rule[] }} */
export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('everything-resolves', {}, { couldNotResolve: true }, 'a typing error would hide an arrow'),
    rule(
      'domain-is-alone',
      { path: roots('domain'), pathNot: notATest },
      { pathNot: roots('domain') },
      'domain imports nothing but domain: no npm, no Node, no other root',
    ),
    rule(
      'contract-knows-domain-and-zod',
      { path: roots('contract'), pathNot: notATest },
      { pathNot: [roots('domain', 'contract'), 'node_modules/zod/'] },
    ),
    rule(
      'words-know-codes',
      { path: roots('words'), pathNot: notATest },
      { pathNot: roots('words', 'contract', 'domain') },
      'a sentence is made of codes and values, and by nothing that acts',
    ),
    rule(
      'languages-are-strangers',
      { path: '^src/words/([a-z]{2})/' },
      { path: '^src/words/[a-z]{2}/', pathNot: '^src/words/$1/' },
      'nobody loads a language they do not read',
    ),
    rule('only-the-server-sees-the-server', { path: '^src/(?!server/)' }, { path: roots('server') }),
    rule(
      'server-knows-contract-domain-and-words',
      { path: roots('server') },
      { path: '^src/(?!(server|contract|domain|words)/)' },
    ),
    rule(
      'server-runs-on-dependencies',
      { path: roots('server'), pathNot: notATest },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'what the server needs at run time is in "dependencies"',
    ),
    rule(
      'the-apps-are-strangers',
      { path: '^src/(web|desk|supplier)/' },
      { path: roots('web', 'desk', 'supplier'), pathNot: '^src/$1/' },
    ),
    rule(
      'ui-knows-no-business',
      { path: roots('ui') },
      { path: '^(src/(?!ui/)|database/)', pathNot: '^src/domain/shared/(brand|language)\\.ts$' },
      'but the name, the mark and the names of languages, which the server knows too',
    ),
    rule(
      'the-apps-share-a-browser',
      { path: roots('browser'), pathNot: notATest },
      { path: '^(src/(?!(browser|ui|contract|domain)/)|database/)' },
      'what every app asks of a browser knows none of them',
    ),
    rule(
      'features-are-islands',
      { path: '^src/(web|desk|supplier)/features/([^/]+)/' },
      { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
    ),
    rule(
      'only-app-sees-features',
      { path: '^src/(web|desk|supplier)/(?!app/|features/)' },
      { path: '^src/$1/(features|app)/' },
    ),
    rule('features-do-not-see-app', { path: '^src/(web|desk|supplier)/features/' }, { path: '^src/$1/app/' }),
    rule(
      'stores-are-private',
      { path: '^src/server/capabilities/([^/]+)/', pathNot: capability('orders') },
      { path: '\\.store\\.ts$', pathNot: '^src/server/capabilities/$1/' },
      'another capability asks the use-case, not the table',
    ),
    rule(
      'orders-see-their-own-records',
      { path: capability('orders') },
      { path: '\\.store\\.ts$', pathNot: [capability('orders'), capability('order-records')] },
      'order-records is the lower floor of orders: the rows that payments lock and move too',
    ),
    rule(
      'plumbing-knows-no-capability',
      { path: '^src/server/(?!capabilities/)[^/]+/' },
      { path: '^src/server/capabilities/' },
    ),
    rule(
      'only-the-start-knows-the-demo',
      { pathNot: ['^src/server/run-process\\.ts$', '^database/demo/', '^tests/', '^bench/'] },
      { path: '^database/demo/' },
    ),
    rule(
      'the-product-does-not-lean-on-its-tests',
      { path: ['^src/', '^database/'], pathNot: notATest },
      { path: '^(tests|bench|scripts)/' },
    ),
    rule(
      'stories-are-played-on-screens',
      { path: ['^tests/browser/desk/story', '^tests/support/browser/story/'], pathNot: '/cast\\.ts$' },
      {
        path: [
          '^src/(contract|server)/',
          '^database/',
          '^tests/support/(data|server|database)/',
          '^tests/support/browser/(client|quotes|orders|production|delivery|issues|order-book|catalogue)\\.ts$',
        ],
        pathNot: '^tests/support/data/pictures\\.ts$',
      },
      'what a call over HTTP does in a story, no button is known to do',
    ),
    ...story
      .slice(0, -1)
      .map((name, index) =>
        rule(
          `story-order:${name}`,
          { path: capability(name) },
          { path: story.slice(index + 1).map(capability) },
        ),
      ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no programming interface to read imports with, so swc reads them.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
