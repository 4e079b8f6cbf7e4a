import type { IssueMove } from '#contract/customer/issues.ts';
import { CLAIM_NOTE_MAX } from '#domain/issues/claim-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { issuesTexts as texts } from './issues.texts.ts';

export type WrittenMove = Exclude<IssueMove, 'accept'>;

const WORDS = {
  reply: { label: texts.message, send: texts.send },
  dispute: { label: texts.why, send: texts.sendDispute },
  escalate: { label: texts.escalateWhy, send: texts.sendEscalation },
  withdraw: { label: texts.withdrawWhy, send: texts.sendWithdrawal },
} as const satisfies Record<WrittenMove, { label: string; send: string }>;

export type IssueWritingProps = {
  move: WrittenMove;
  text: string;
  error: unknown;
  isSending: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onBack?: () => void;
};

/** A message, or the words that go with a step. */
export function IssueWriting({ move, text, error, isSending, onText, onSend, onBack }: IssueWritingProps) {
  const { label, send } = WORDS[move];
  const isOptional = move === 'escalate' || move === 'withdraw';
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={label}
        optional={isOptional}
        rows={2}
        maxLength={CLAIM_NOTE_MAX}
        value={text}
        error={fieldError(error, 'text')}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button
          variant={move === 'reply' ? 'secondary' : 'primary'}
          size="small"
          busy={isSending}
          onClick={onSend}
        >
          {send}
        </Button>
        {onBack && (
          <Button variant="quiet" size="small" disabled={isSending} onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
    </div>
  );
}
