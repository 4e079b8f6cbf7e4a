import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { sheetTexts } from './sheets.texts.ts';

/** As the contract bounds a note to a reason or an offer. */
export const NOTE_MAX_LENGTH = 500;

export type ReasonSheetProps = {
  title: string;
  description: string;
  legend: string;
  reasons: readonly { readonly id: number; readonly text: string }[];
  /** The button that really does it. */
  action: string;
  send: (reasonId: number, note: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** Ends something: one reason of a list, and a note for whoever reads it. */
export function ReasonSheet({
  title,
  description,
  legend,
  reasons,
  action,
  send,
  onClose,
}: ReasonSheetProps) {
  const form = useForm({
    initial: { reasonId: '', note: '' },
    check: ({ reasonId }) => ({ reasonId: reasonId === '' ? sheetTexts.reason.missing : undefined }),
    send: ({ reasonId, note }) => send(Number(reasonId), note.trim() || null),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={description}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {sheetTexts.reason.keep}
          </Button>
          <Button variant="danger" type="submit" form="reason-form" busy={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id="reason-form" ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <FormError error={form.error} words={errorMessage} />
        <RadioGroup
          {...form.choice('reasonId')}
          legend={legend}
          options={reasons.map(({ id, text }) => ({ value: String(id), label: text }))}
        />
        <TextArea
          {...form.text('note')}
          label={sheetTexts.note}
          optional
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
        />
      </form>
    </Sheet>
  );
}
