/** A sheet that asks for one text, such as a reason or a message, and sends it; what it is about may stand above. */
import { useChange } from '#desk/platform/use-change.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { ActionSheet, type ActionSheetProps } from './action-sheet.tsx';
import { useDraft } from './use-draft.ts';

export type TextSheetProps = Pick<
  ActionSheetProps,
  'title' | 'description' | 'action' | 'variant' | 'onClose' | 'children'
> & {
  /** What was typed about one record is not offered for the next. */
  recordId: string;
  /** As the endpoint names it. */
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
  maxLength: number;
  /** For whole paragraphs. */
  isLong?: boolean;
  /** Answers with words of its own where `done` would not be true. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  touches: readonly string[];
  done: string;
};

export function TextSheet({ recordId, name, send, touches, done, isLong = false, ...sheet }: TextSheetProps) {
  const { title, description, action, variant, onClose, children, ...words } = sheet;
  const [text, setText, draft] = useDraft(`${title} ${recordId}`, '');
  const change = useChange({
    send,
    touches,
    done: (said) => (typeof said === 'string' ? said : done),
    onDone: draft.discardThen(onClose),
  });
  const Input = isLong ? TextArea : Field;
  return (
    <ActionSheet
      title={title}
      {...(description ? { description } : {})}
      action={action}
      variant={variant}
      change={change}
      shownFields={[name]}
      draft={draft}
      onSubmit={() => change.run(text)}
      onClose={onClose}
    >
      {children}
      <Input
        {...words}
        value={text}
        autoFocus
        error={change.fields[name]}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
      />
    </ActionSheet>
  );
}
