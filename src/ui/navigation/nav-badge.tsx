import { uiTexts } from '#ui/texts/ui.texts.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

export function NavBadge({ count }: { count: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="figures min-w-5 rounded-full bg-bad px-1 text-center text-xs leading-5 font-bold text-on-brand"
      >
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{uiTexts.unread(count)}</VisuallyHidden>
    </>
  );
}
