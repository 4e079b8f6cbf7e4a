import type { SupplierMessage } from '#contract/staff/requests.ts';
import { sendSupplierMessageAgain } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { momentText } from '#desk/widgets/time.ts';
import { supplierMessageTexts as texts } from './supplier-message.texts.ts';

/** To whom an invitation went, how far it came, and once more where it did not arrive. */
export function SupplierMessageLines({ messages }: { messages: readonly SupplierMessage[] }) {
  if (messages.length === 0) return <p className="text-sm text-warn">{texts.none}</p>;
  return (
    <ul aria-label={texts.list} className="flex flex-col text-sm text-ink-soft">
      {messages.map((message) => (
        <MessageLine key={message.messageId} message={message} />
      ))}
    </ul>
  );
}

function MessageLine({
  message: { messageId, channel, contact, state, sentAt },
}: {
  message: SupplierMessage;
}) {
  const mayResend = useMay(sendSupplierMessageAgain) && (state === 'dead' || state === 'in_doubt');
  const send = useChange({
    send: (id: string) => call(sendSupplierMessageAgain, { params: { messageId: id }, body: {} }),
    touches: ['suppliers', 'requests'],
    done: () => texts.again,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span>
        {texts.to(texts.channels[channel], contact)} ·{' '}
        <span className={state === 'dead' || state === 'in_doubt' ? 'text-bad' : ''}>
          {state === 'sent' ? texts.sentAt(momentText(sentAt)) : texts.states[state]}
        </span>
      </span>
      {mayResend && (
        <button
          type="button"
          aria-busy={send.isRunning || undefined}
          onClick={() => send.run(messageId)}
          className="min-h-8 font-semibold text-brand-700 hover:underline"
        >
          {texts.sendAgain}
        </button>
      )}
      {send.problem && <span className="text-bad">{send.problem}</span>}
    </li>
  );
}
