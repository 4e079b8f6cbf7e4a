/** A sheet that asks for what a change needs, and sends it. */
import { lazy, type ReactNode, Suspense, type SyntheticEvent } from 'react';
import type { Change } from '#desk/platform/use-change.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormProblem } from './form-problem.tsx';
import { formTexts } from './forms.texts.ts';
import type { Draft } from './use-draft.ts';

const Sheet = lazy(() => import('#ui/surfaces/sheet.tsx').then((m) => ({ default: m.Sheet })));

export type ActionSheetProps = {
  title: string;
  description?: string;
  /** Names the result. */
  action: string;
  variant?: ButtonProps['variant'];
  change: Pick<Change<never>, 'problem' | 'fields' | 'isRunning' | 'reset'>;
  shownFields?: readonly string[];
  /** Where what was typed is kept until it is sent. */
  draft?: Draft;
  /** What may be done instead, such as refusing. */
  alternative?: { label: string; onChoose: () => void };
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function ActionSheet({
  title,
  description,
  action,
  variant,
  change,
  shownFields,
  draft,
  alternative,
  onSubmit,
  onClose,
  children,
}: ActionSheetProps) {
  const close = () => {
    change.reset();
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Suspense>
      <Sheet open onClose={close} title={title} {...(description ? { description } : {})}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2">
          {draft && <DraftNotice draft={draft} />}
          {children}
          {alternative && (
            <div>
              <Button variant="quiet" size="small" onClick={alternative.onChoose}>
                {alternative.label}
              </Button>
            </div>
          )}
          <FormProblem change={change} {...(shownFields ? { shown: shownFields } : {})} />
          <div className="flex justify-end gap-2">
            <Button variant="quiet" size="small" onClick={close}>
              {formTexts.cancel}
            </Button>
            <Button type="submit" size="small" variant={variant} busy={change.isRunning}>
              {action}
            </Button>
          </div>
        </form>
      </Sheet>
    </Suspense>
  );
}
