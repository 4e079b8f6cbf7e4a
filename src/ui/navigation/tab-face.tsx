import { classNames } from '#ui/theme/class-names.ts';

export type TabItem = {
  id: string;
  label: string;
  /** Null while it is still to come: its place is kept. */
  count?: number | null;
};

export const TAB_LIST_CLASS =
  'flex contain-inline-size overflow-x-auto border-b border-line [scrollbar-width:none]';

export function tabClass(selected: boolean): string {
  return classNames(
    'flex min-h-12 flex-none items-center justify-center gap-2 border-b-3 px-4 text-sm whitespace-nowrap no-underline -outline-offset-2',
    selected ? 'border-brand-600 font-bold text-brand-700' : 'border-transparent font-semibold text-ink-soft',
  );
}

export function TabFace({ tab, selected }: { tab: TabItem; selected: boolean }) {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && (
        <span
          className={classNames(
            'figures min-w-6 rounded-full px-1.5 text-center text-xs leading-5 font-bold',
            selected ? 'bg-brand-100 text-brand-700' : 'bg-ground text-ink-soft',
            tab.count === null && 'invisible',
          )}
        >
          {tab.count}
        </span>
      )}
    </>
  );
}
