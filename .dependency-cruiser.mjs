// The arrows of ARCHITECTURE.md, as rules. Everything is an error: a rule at "info" is a wish.
const roots = (...names) => `^src/(${names.join('|')})/`;

/** The business story is the import order: a capability may use those before it, never those after. */
const story = [
  'one-time-codes',
  'account',
  'auth',
  'catalogue',
  'requests',
  'quotes',
  'orders',
  'payments',
  'production',
  'delivery',
  'issues',
  'feedback',
  'documents',
  'notifications',
  'home',
];
const capability = (name) => `^src/server/capabilities/${name}/`;

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-alone',
      severity: 'error',
      comment: 'domain imports nothing but domain: no npm, no Node, no other root',
      from: { path: roots('domain'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: roots('domain') },
    },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      from: { path: roots('contract'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: [roots('domain', 'contract'), 'node_modules/zod/'] },
    },
    {
      name: 'browser-never-reaches-server',
      severity: 'error',
      from: { path: roots('ui', 'web', 'desk') },
      to: { path: roots('server') },
    },
    {
      name: 'server-never-reaches-browser',
      severity: 'error',
      from: { path: roots('server') },
      to: { path: roots('ui', 'web', 'desk') },
    },
    {
      name: 'the-two-apps-are-strangers',
      severity: 'error',
      from: { path: '^src/(web|desk)/' },
      to: { path: '^src/(web|desk)/', pathNot: '^src/$1/' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: roots('ui') },
      to: { path: roots('web', 'desk', 'contract', 'domain') },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/(web|desk)/features/([^/]+)/' },
      to: { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
    },
    {
      name: 'only-app-sees-features',
      severity: 'error',
      from: { path: '^src/(web|desk)/(platform|widgets)/' },
      to: { path: '^src/$1/(features|app)/' },
    },
    {
      name: 'features-do-not-see-app',
      severity: 'error',
      from: { path: '^src/(web|desk)/features/' },
      to: { path: '^src/$1/app/' },
    },
    {
      name: 'stores-are-private',
      severity: 'error',
      comment: 'another capability asks the use-case, not the table',
      from: { path: '^src/server/capabilities/([^/]+)/' },
      to: { path: '\\.store\\.ts$', pathNot: '^src/server/capabilities/$1/' },
    },
    {
      name: 'plumbing-knows-no-capability',
      severity: 'error',
      from: { path: '^src/server/(http|db|events|integrations)/' },
      to: { path: '^src/server/capabilities/' },
    },
    ...story.slice(0, -1).map((name, i) => ({
      name: `story-order:${name}`,
      severity: 'error',
      from: { path: capability(name) },
      to: { path: story.slice(i + 1).map(capability) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
