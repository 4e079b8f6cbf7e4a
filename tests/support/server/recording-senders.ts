/** Stands in for the gateways: nothing leaves the house, everything is written down. */
import type { OutgoingMessage, Senders } from '#server/integrations/messages/port.ts';
import { waitFor } from './wait-for.ts';

export type MessageRecord = {
  senders: Senders;
  sent: OutgoingMessage[];
  /** The next message to this address that no test has read yet. */
  next(address: string): Promise<OutgoingMessage>;
};

export function openMessageRecord(): MessageRecord {
  const sent: OutgoingMessage[] = [];
  const read = new Set<OutgoingMessage>();
  const record = async (message: OutgoingMessage) => {
    sent.push(message);
  };
  return {
    senders: { sms: record, email: record, whatsapp: record },
    sent,
    async next(address) {
      const message = await waitFor('a message to the customer', () =>
        sent.find((candidate) => candidate.to === address && !read.has(candidate)),
      );
      read.add(message);
      return message;
    },
  };
}
