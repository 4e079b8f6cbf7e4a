/** The link of one invited mill: whether it was opened, a new one to copy, or an end to it. */
import { useQuery } from '@tanstack/react-query';
import { endSupplierLink, renewSupplierLink } from '#contract/staff/mill-quotes.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { momentText } from '#desk/widgets/time.ts';
import { requestQueries, SUPPLIERS_KEY } from '../requests.queries.ts';
import { millAnswersTexts as texts } from './mill-answers.texts.ts';

const ACTION = 'min-h-8 font-semibold text-brand-700 hover:underline';

export function SupplierLink({ fabId, supplierId }: { fabId: string; supplierId: string }) {
  const { data: answers = [] } = useQuery(requestQueries.millAnswers(fabId));
  const link = answers.find((answer) => answer.supplierId === supplierId)?.link ?? null;
  const mayRenew = useMay(renewSupplierLink);
  const params = { fabId, supplierId };
  const renew = useChange({
    send: async (_: null) => copied((await call(renewSupplierLink, { params, body: {} })).url),
    touches: [SUPPLIERS_KEY],
    done: (said) => said,
  });
  const end = useChange({
    send: (_: null) => call(endSupplierLink, { params }),
    touches: [SUPPLIERS_KEY],
    done: () => texts.ended,
  });
  const opened = link?.openedAt ? texts.opened(momentText(link.openedAt)) : texts.notOpened;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>{link ? opened : texts.noLink}</span>
      {mayRenew && (
        <button type="button" className={ACTION} onClick={() => renew.run(null)}>
          {texts.copyLink}
        </button>
      )}
      {mayRenew && link && (
        <button type="button" className={ACTION} onClick={() => end.run(null)}>
          {texts.endLink}
        </button>
      )}
      {(renew.problem ?? end.problem) && <span className="text-bad">{renew.problem ?? end.problem}</span>}
    </p>
  );
}

/** Where the browser gives no access to its clipboard the link is shown, for it is shown only once. */
async function copied(url: string): Promise<string> {
  const whole = new URL(url, location.origin).href;
  try {
    await navigator.clipboard.writeText(whole);
    return texts.copied;
  } catch {
    return texts.copyByHand(whole);
  }
}
