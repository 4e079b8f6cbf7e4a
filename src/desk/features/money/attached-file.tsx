import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.files;
/** Its links end after five minutes. */
const FRESH_MS = 240_000;

export type AttachedFileProps = {
  /** Names what it is for screen readers. */
  label: string;
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<StoredFile>;
};

/** What the buyer attached, in sight while it is compared; a stranger’s PDF is opened by no window of ours. */
export function AttachedFile({ label, queryKey, read }: AttachedFileProps) {
  const query = useQuery({
    queryKey: [...queryKey, 'file'],
    queryFn: ({ signal }) => read(signal),
    staleTime: FRESH_MS,
  });
  return (
    <section aria-label={label} className="rounded-card border border-line bg-ground p-3">
      <Loaded query={query}>
        {({ url, name, contentType }) => (
          <div className="flex flex-col gap-2">
            {contentType.startsWith('image/') && (
              <img src={url} alt={label} className="max-h-[62dvh] w-full rounded-control object-contain" />
            )}
            {contentType === 'application/pdf' && <p className="text-sm">{texts.pdfHelp}</p>}
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span className="min-w-0 wrap-anywhere text-ink-soft">{name}</span>
              <a href={url} download={name} className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {contentType === 'application/pdf' ? texts.downloadPdf : texts.download}
              </a>
            </div>
          </div>
        )}
      </Loaded>
    </section>
  );
}
