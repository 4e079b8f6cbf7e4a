/** What every sender of SMS, e-mail and WhatsApp looks like from inside. */
import type { ChatButton } from '#domain/chat/chat-buttons.ts';

export type Channel = 'sms' | 'email' | 'whatsapp';

export type OutgoingMessage = {
  channel: Channel;
  /** A number, an address, or the id by which WhatsApp knows somebody who withholds the number. */
  to: string;
  purpose: string;
  subject: string;
  text: string;
  /** The same for mail programs that show it; every message has its plain text. */
  html?: string;
  /** Named apart so that the sandbox can show it; real senders use `text` alone. */
  code?: string;
  /** WhatsApp alone: what may be decided with one tap, while free words are allowed. */
  buttons?: readonly ChatButton[];
  /** WhatsApp alone: comes back with each report of how far the message has come. */
  reference?: string;
  /** WhatsApp alone: a number it does not know gets the same words by SMS. */
  smsInstead?: true;
  /** Rather not at all than twice: what may have arrived is not sent again. */
  atMostOnce?: true;
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
