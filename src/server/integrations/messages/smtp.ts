/** Real e-mail through any SMTP server. */
import type { Transporter } from 'nodemailer';
import type { Sender } from './port.ts';

const TIMEOUT_MS = 10_000;

export function smtpSender({ smtpUrl, emailFrom }: { smtpUrl: string; emailFrom: string }): Sender {
  let opening: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html }) => {
    opening ??= openTransport(smtpUrl).catch((error: unknown) => {
      // The next e-mail tries again.
      opening = undefined;
      throw error;
    });
    const transport = await opening;
    await transport.sendMail({ from: emailFrom, to, subject, text, ...(html ? { html } : {}) });
  };
}

/** With the first e-mail: a process that sends none does not carry the library. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}
