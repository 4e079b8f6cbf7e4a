/** What a chat platform in the shape of Meta's Cloud API looks like from inside. Sending goes by the messages' own sender. */
import type { IncomingHttpHeaders } from 'node:http';
import type { MessageStatus } from '#domain/chat/message-status.ts';

/** The number may be withheld, the platform's own id may be missing: one of the two is always there. */
export type ChatSender = { number: string | null; userId: string | null };

export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'file'; mediaId: string; name: string | null; caption: string | null }
  | { kind: 'button'; buttonId: string }
  /** Stickers, places, voice: nothing we can read. */
  | { kind: 'other' };

export type IncomingMessage = { messageId: string; from: ChatSender; sentAt: Date; content: ChatContent };

export type StatusReport = { reference: string; status: MessageStatus; problem: string | null };

export type ChatNotice = { messages: IncomingMessage[]; statuses: StatusReport[] };

export type ChatPlatform = {
  /** Null when the signature over these very bytes is not the platform's. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): ChatNotice | null;
  /** Asked once, when the webhook is set up. */
  isVerifyToken(token: string): boolean;
  /** Null when it is too large or no longer there. */
  downloadMedia(mediaId: string): Promise<Buffer | null>;
};
