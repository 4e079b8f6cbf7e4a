import type { IssueForm } from '#contract/customer/issues.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';

/** Which order it is about. */
export function ClaimedOrder({ form: { cloth, fabId, quality, number } }: { form: IssueForm }) {
  return (
    <header className="flex gap-4">
      <div className="size-16 shrink-0">
        <ClothSwatch cloth={cloth} seed={fabId} size="list" className="size-full" />
      </div>
      <div className="min-w-0">
        <h2 className="text-lg leading-snug font-bold wrap-anywhere">{quality}</h2>
        <p className="figures text-sm text-ink-soft">{number}</p>
      </div>
    </header>
  );
}
