/** Signs people of the demo in over HTTP, as a browser would, with the code the sandbox printed. */
import type { ServerProcess } from '#tests/support/server/server-process.ts';

export async function signInDemoCustomer(server: ServerProcess, mobile = '9000000001'): Promise<string> {
  await post(server, '/apifabric/auth/otp/send/', { mobile, isInternationalCustomer: false });
  const otp = await printedCode(server, `sms to \\+91${mobile}`);
  const { data } = (await post(server, '/apifabric/auth/otp/verify/', {
    mobile,
    otp,
    appType: 'Customer',
    isInternationalCustomer: false,
  })) as { data: { accessToken: string } };
  return data.accessToken;
}

export async function signInDemoStaff(
  server: ServerProcess,
  email = 'desk@selvedge-demo.example',
): Promise<string> {
  await post(server, '/apidesk/auth/otp/send/', { email });
  const otp = await printedCode(server, `email to ${email.replaceAll('.', '\\.')}`);
  const { data } = (await post(server, '/apidesk/auth/otp/verify/', { email, otp })) as {
    data: { accessToken: string };
  };
  return data.accessToken;
}

async function post({ url }: ServerProcess, path: string, body: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function printedCode(server: ServerProcess, addressed: string): Promise<string> {
  const line = new RegExp(`${addressed}: (\\d{6})`, 'g');
  for (let tries = 0; tries < 200; tries += 1) {
    const code = [...server.output().matchAll(line)].pop()?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The sandbox printed no code.');
}
