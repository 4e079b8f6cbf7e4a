import { Icon } from '#ui/icons/icon.tsx';

/** Stands where a field would be that does not apply. */
export function LeftOutNote({ reason }: { reason: string }) {
  return (
    <p className="flex gap-2 rounded-control bg-ground px-3 py-2 text-sm text-ink-soft ring-1 ring-line ring-inset">
      <Icon name="info" size="small" className="mt-0.5" />
      {reason}
    </p>
  );
}
