/** A customer of the demo signs in at a server that runs as its own process: the code is what it prints. */
import type { ServerProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

/** `printedBy`: all that may work off the job of the message. */
export async function signInAtDemo(
  { url }: Pick<ServerProcess, 'url'>,
  printedBy: readonly Pick<ServerProcess, 'output'>[],
): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const mobile = { mobile: '9000000001', isInternationalCustomer: false };
  await post('/apifabric/auth/otp/send/', mobile);
  const otp = await waitFor(
    'the printed code',
    () => /sms to \+919000000001: (\d{6})/.exec(printedBy.map(({ output }) => output()).join('\n'))?.[1],
  );
  const answer = await post('/apifabric/auth/otp/verify/', { ...mobile, otp, appType: 'Customer' });
  return (answer as { data: { accessToken: string } }).data.accessToken;
}
