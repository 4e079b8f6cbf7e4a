// How the row types are generated, spelt once for the command and for the test that checks them.

/** @param {{ verify?: boolean }} [what] */
export function typeGeneratorArguments({ verify = false } = {}) {
  return [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    ...['--dialect', 'postgres'],
    ...['--include-pattern', 'public.*'],
    ...['--type-mapping', '{"int8":"bigint","date":"string"}'],
    ...['--out-file', 'src/server/db/schema.generated.ts'],
    ...(verify ? ['--verify'] : []),
  ];
}
