/** Real e-mail through any SMTP server. */
import { createTransport } from 'nodemailer';
import type { Sender } from './port.ts';

const TIMEOUT_MS = 10_000;

export function smtpSender({ smtpUrl, emailFrom }: { smtpUrl: string; emailFrom: string }): Sender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from: emailFrom, to, subject, text, ...(html ? { html } : {}) });
  };
}
