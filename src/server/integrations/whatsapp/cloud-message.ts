/** One of our messages in the words of the Cloud API: free words and buttons inside the window, a template outside. */
import { buttonsProblem } from '#domain/chat/chat-buttons.ts';
import type { OutgoingMessage } from '../messages/port.ts';

/** Approved by the platform beforehand; docs/operations.md has their words. */
export const TEMPLATES = { update: 'fabric_update', code: 'fabric_code' } as const;
const LANGUAGE = 'en';
const LONGEST_TEXT = 4096;
const LONGEST_BUTTON_TEXT = 1024;
/** What stands around it in the template takes the rest of its 1,024. */
const LONGEST_PARAMETER = 900;

export type MessageForm = 'text' | 'interactive' | 'template';
export type CloudMessage = Readonly<Record<string, unknown>> & { readonly type: MessageForm };

export function cloudMessage(message: OutgoingMessage, { isOpen }: { isOpen: boolean }): CloudMessage {
  return { ...envelope(message), ...contentOf(message, isOpen) };
}

/** The platform brings `biz_opaque_callback_data` back with each report of how far the message has come. */
function envelope({ to, reference }: OutgoingMessage) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(to.startsWith('+') ? { to: to.slice(1) } : { recipient: to }),
    ...(reference ? { biz_opaque_callback_data: reference } : {}),
  };
}

function contentOf(message: OutgoingMessage, isOpen: boolean): CloudMessage {
  const { code, text, buttons = [] } = message;
  // A code is only ever sent in the words that were approved for codes.
  if (code) return codeTemplate(code);
  if (!isOpen) return template(TEMPLATES.update, [{ type: 'body', parameters: [parameter(text)] }]);
  return buttons.length > 0
    ? interactive(text, buttons)
    : { type: 'text', text: { body: cut(text, LONGEST_TEXT), preview_url: false } };
}

function interactive(text: string, buttons: NonNullable<OutgoingMessage['buttons']>) {
  const problem = buttonsProblem(buttons);
  if (problem) throw new RangeError(problem);
  return {
    type: 'interactive' as const,
    interactive: {
      type: 'button',
      body: { text: cut(text, LONGEST_BUTTON_TEXT) },
      action: { buttons: buttons.map(({ id, label }) => ({ type: 'reply', reply: { id, title: label } })) },
    },
  };
}

function codeTemplate(code: string) {
  const parameters = [{ type: 'text', text: code }];
  return template(TEMPLATES.code, [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]);
}

function template(name: string, components: readonly object[]) {
  return { type: 'template' as const, template: { name, language: { code: LANGUAGE }, components } };
}

/** A parameter of a template has no line breaks and no long gaps. */
function parameter(text: string) {
  const line = text.replace(/\s*\n+\s*/g, ' · ').replace(/\s{2,}/g, ' ');
  return { type: 'text', text: cut(line, LONGEST_PARAMETER) };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
