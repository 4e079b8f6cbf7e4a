/** Makes the first owner of the marketplace: `npm run create-owner -- <e-mail>`. */
import { parseEmail } from '#domain/account/email-address.ts';
import { IDENTITY_PROBLEM_TEXT } from '#words/en/contact-problems.ts';
import { problemText } from '#words/problem-text.ts';
import { addStaffMember } from './capabilities/account/staff-members.ts';
import { readConfig } from './config.ts';
import { openServices } from './open-services.ts';
import { startProblemSentence } from './start-problem.ts';

async function createOwner(typed: string): Promise<string> {
  const email = parseEmail(typed);
  if (!email.ok) throw new Error(problemText(IDENTITY_PROBLEM_TEXT, email.problem));
  const { services, close } = await openServices(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
  const name = email.email.split('@', 1)[0] ?? email.email;
  await services.db.transaction((tx) =>
    addStaffMember(services, tx, { email: email.email, name, role: 'owner' }),
  );
  await close();
  return `${email.email} is now an owner and can sign in to the desk.`;
}

createOwner(process.argv[2] ?? '').then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
    process.exit(1);
  },
);
