/** A sheet that asks for what a change needs, and sends it. */
import { lazy, type ReactNode, Suspense, type SyntheticEvent } from 'react';
import type { Change } from '#desk/platform/use-change.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
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
  /** Where what is typed is kept until it is sent; null where nothing is typed. */
  draft: Draft | null;
  /** What may be done instead, such as refusing. */
  alternative?: { label: string; onChoose: () => void };
  /** Looked at while the form is filled in: beside it where there is room, above it on a phone. */
  beside?: ReactNode;
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
  beside,
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
      <Sheet
        open
        onClose={close}
        title={title}
        roomy={Boolean(beside)}
        {...(description ? { description } : {})}
      >
        <div
          className={classNames(
            Boolean(beside) && 'grid grid-cols-1 items-start gap-4 wide:grid-cols-2 wide:gap-6',
          )}
        >
          {beside}
          <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2">
            {draft && <DraftNotice draft={draft} onReload={change.reset} />}
            {children}
            {alternative && (
              <div>
                <Button variant="quiet" size="small" onClick={alternative.onChoose}>
                  {alternative.label}
                </Button>
              </div>
            )}
            {/* In sight at any height of the window: only what stands above it scrolls. */}
            <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-paper px-4 py-3 wide:-mx-6 wide:px-6">
              <FormProblem change={change} {...(shownFields ? { shown: shownFields } : {})} />
              <div className="flex justify-end gap-2">
                <Button variant="quiet" size="small" onClick={close}>
                  {formTexts.cancel}
                </Button>
                <Button type="submit" size="small" variant={variant} busy={change.isRunning}>
                  {action}
                </Button>
              </div>
            </div>
          </form>
        </div>
      </Sheet>
    </Suspense>
  );
}
