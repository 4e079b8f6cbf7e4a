// What `npm start` prints once people can sign in.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { explain, say } from '../bootstrap/terminal.mjs';
import { describeDatabase } from './database-version.mjs';

const demoDataFile = join(projectRoot, 'database/demo/demo-data.json');

/**
 * @param {string} address
 * @param {'demo' | 'production'} mode
 * @param {{ url: string, isEmbedded: boolean }} database
 */
export async function welcome(address, mode, database) {
  say(`\nSelvedge is ready: ${address}`);
  await describeDatabase(database).then(say, explain);
  say('');
  if (mode === 'demo') introduceDemo(address);
  say('Ctrl-C stops it.\n');
}

/** @param {string} address */
function introduceDemo(address) {
  if (!existsSync(demoDataFile)) return;
  const { customers, staff } = JSON.parse(readFileSync(demoDataFile, 'utf8'));
  say('Sign in as a customer');
  for (const { market, name, company, signIn } of customers)
    say(`  ${String(signIn).padEnd(34)} ${name}, ${company} (${market})`);
  say(`or as staff at ${address}/desk`);
  for (const { email, role } of staff) say(`  ${String(email).padEnd(34)} ${role}`);
  say(`\nOne-time codes appear in this terminal and at ${address}/outbox\n`);
}
