import { TextSheet, type TextSheetProps } from './text-sheet.tsx';

export type ReasonSheetProps = Pick<
  TextSheetProps,
  'recordId' | 'maxLength' | 'send' | 'touches' | 'onClose' | 'children'
> & { texts: { title: string; lead: string; action: string; reason: string; done: string } };

/** A sheet for what goes against somebody, and why. */
export function ReasonSheet({ texts, ...sheet }: ReasonSheetProps) {
  return (
    <TextSheet
      {...sheet}
      title={texts.title}
      description={texts.lead}
      action={texts.action}
      variant="danger"
      name="reason"
      label={texts.reason}
      isLong
      done={texts.done}
    />
  );
}
