/** What every sender of SMS, e-mail and WhatsApp looks like from inside. */
export type Channel = 'sms' | 'email' | 'whatsapp';

export type OutgoingMessage = {
  channel: Channel;
  to: string;
  purpose: string;
  subject: string;
  text: string;
  /** The same for mail programs that show it; every message has its plain text. */
  html?: string;
  /** Named apart so that the sandbox can show it; real senders use `text` alone. */
  code?: string;
};

/** The gateway took the message, but WhatsApp does not know the number. */
export class NotOnWhatsapp extends Error {
  constructor() {
    super('This number is not on WhatsApp.');
    this.name = 'NotOnWhatsapp';
  }
}

export type Sender = (message: OutgoingMessage) => Promise<void>;
export type Senders = Record<Channel, Sender>;
