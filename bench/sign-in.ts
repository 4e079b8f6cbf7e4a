/** Signs people of the demo in over HTTP, as a browser would, with the code the sandbox printed. */
import type { ServerProcess } from '#tests/support/server/server-process.ts';

/** Where it answers, and what it has printed. */
type Printing = Pick<ServerProcess, 'url' | 'output'>;

export async function signInDemoCustomer(server: Printing, mobile = '9000000001'): Promise<string> {
  const otp = await codeFor(server, `sms to \\+91${mobile}`, () =>
    post(server, '/apifabric/auth/otp/send/', { mobile, isInternationalCustomer: false }),
  );
  const { data } = (await post(server, '/apifabric/auth/otp/verify/', {
    mobile,
    otp,
    appType: 'Customer',
    isInternationalCustomer: false,
  })) as { data: { accessToken: string } };
  return data.accessToken;
}

export async function signInDemoStaff(
  server: Printing,
  email = 'desk@selvedge-demo.example',
): Promise<string> {
  const otp = await codeFor(server, `email to ${email.replaceAll('.', '\\.')}`, () =>
    post(server, '/apidesk/auth/otp/send/', { email }),
  );
  const { data } = (await post(server, '/apidesk/auth/otp/verify/', { email, otp })) as {
    data: { accessToken: string };
  };
  return data.accessToken;
}

async function post({ url }: Printing, path: string, body: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The one that is printed after it was asked for. */
async function codeFor(server: Printing, addressed: string, ask: () => Promise<unknown>): Promise<string> {
  const line = new RegExp(`${addressed}: (\\d{6})`, 'g');
  const printed = () => [...server.output().matchAll(line)];
  const before = printed().length;
  await ask();
  for (let tries = 0; tries < 200; tries += 1) {
    const code = printed()[before]?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The sandbox printed no code.');
}
