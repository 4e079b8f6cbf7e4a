import { useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type TapItem = { id: string; label: string; isCurrent?: boolean; onTap: () => void };

/** Ready answers to tap instead of typing. */
export function TapList({ label, items }: { label: string; items: readonly TapItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-1 text-sm text-ink-soft">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={item.isCurrent ?? false}
              onClick={item.onTap}
              className={classNames(
                'figures min-h-11 rounded-full border px-4 text-sm font-semibold',
                item.isCurrent
                  ? 'border-brand-600 bg-brand-50 text-brand-700 ring-1 ring-brand-600'
                  : 'border-line-strong bg-paper text-ink hover:bg-brand-50',
              )}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
