/** Spreads the companies over the nodes of Citus and ends: `npm run distribute`. It can be run again at any time. */
import { type Distribution, distribute } from './db/distribute/distribute.ts';
import { readEnvironment } from './environment.ts';
import { startProblemSentence } from './start-problem.ts';

const { env } = readEnvironment(process.env);
const databaseUrl = env.DATABASE_MIGRATION_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '';

function report({ nodes, companies, everywhere, coordinator, references }: Distribution): string[] {
  const added = (tables: Distribution['companies']) => tables.filter(({ isNew }) => isNew).length;
  return [
    `Nodes: ${nodes.join(', ')}`,
    `By company: ${companies.length} tables, ${added(companies)} of them now`,
    `On every node: ${everywhere.length} tables, ${added(everywhere)} of them now`,
    `On the coordinator: ${coordinator.length} tables`,
    ...(references > 0 ? [`References between tables: ${references} checked again`] : []),
    'The companies are spread over the nodes.',
  ];
}

distribute(databaseUrl).then(
  (done) => process.stdout.write(`${report(done).join('\n')}\n`),
  (error: unknown) => {
    const words = { undone: 'Run the command again: it goes on where it stopped' };
    process.stderr.write(`${startProblemSentence(error, process.env, words)}\n`);
    process.exit(1);
  },
);
