import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { useSwipeDown } from './swipe-down.ts';

export type SheetProps = {
  open: boolean;
  /** Called for Escape, the close button, the backdrop and a swipe down. */
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content: the sheet's main action. */
  foot?: ReactNode;
  /** From 1024 wide, room for two columns. */
  roomy?: boolean;
  /** Set where nothing inside takes the focus: a long text must be scrollable by keyboard too. */
  textOnly?: boolean;
};

const PANEL_CLASS = [
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[90dvh] flex-col rounded-t-sheet bg-paper text-ink shadow-float outline-none',
  'transition-[transform,translate,scale,opacity] duration-200 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full',
  'wide:inset-0 wide:m-auto wide:h-fit wide:max-h-[85dvh] wide:w-full wide:overflow-hidden wide:rounded-sheet',
  'wide:data-ending-style:translate-y-0 wide:data-ending-style:scale-97 wide:data-ending-style:opacity-0',
  'wide:data-starting-style:translate-y-0 wide:data-starting-style:scale-97 wide:data-starting-style:opacity-0',
].join(' ');

/** Slides from below on phones, stands as a dialog from 1024 wide. Import it lazily: it brings Base UI along. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  children,
  foot,
  roomy = false,
  textOnly = false,
}: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const swipe = useSwipeDown(panel, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={panel}
          className={classNames(PANEL_CLASS, roomy ? 'wide:max-w-4xl' : 'wide:max-w-lg')}
        >
          <div
            {...swipe}
            className="relative flex shrink-0 touch-none items-start gap-3 px-4 pt-5 pb-2 wide:touch-auto wide:px-6"
          >
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-line-strong/60 wide:hidden"
            />
            <div className="min-w-0 flex-1 pt-2">
              <Dialog.Title className="text-lg font-bold">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="text-sm text-ink-soft">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close
              aria-label={uiTexts.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-ground"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div
            tabIndex={textOnly ? 0 : undefined}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-2 wide:px-6"
          >
            {children}
          </div>
          {foot && (
            <div className="flex gap-3 border-t border-line px-4 pt-3 pb-3 *:flex-1 wide:px-6">{foot}</div>
          )}
          <div className="pb-safe" />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
