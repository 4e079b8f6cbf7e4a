/** Sends WhatsApp messages in the form that is allowed at this moment. */
import { isWindowOpen } from '#domain/chat/message-window.ts';
import type { Services } from '#server/services.ts';
import type { OutgoingMessage, Sender } from '../messages/port.ts';
import { type CloudMessage, cloudMessage } from './cloud-message.ts';
import { lastMessageAt } from './contacts.ts';

export type PostMessage = (body: CloudMessage, message: OutgoingMessage) => Promise<void>;

export function chatSender({ db, clock }: Pick<Services, 'db' | 'clock'>, post: PostMessage): Sender {
  return async (message) => {
    const isOpen = isWindowOpen(await lastMessageAt(db, message.to), clock.now());
    await post(cloudMessage(message, { isOpen }), message);
  };
}
