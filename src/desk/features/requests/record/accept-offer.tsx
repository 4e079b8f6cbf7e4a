import { reviseQuote, type StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { meetingValues, metTerms } from '../quote-form/meeting-values.ts';
import { emptyValues, formOf, valuesOf } from '../quote-form/quote-values.ts';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { quotesTexts as texts } from './quotes.texts.ts';

/** The offer as it stands becomes the next version; below the mill's own rate the mill has to agree first. */
export function AcceptOffer({ request, quote }: { request: StaffRequest; quote: StaffQuote }) {
  const accept = useChange({
    send: ({ quoteId, version }: StaffQuote, idempotencyKey) =>
      call(
        reviseQuote,
        {
          params: { quoteId },
          body: {
            ...formOf(meetingValues(quote, valuesOf(quote, emptyValues(request, new Date()))), request),
            version,
          },
        },
        { idempotencyKey },
      ),
    touches: [REQUESTS_KEY],
    done: () => texts.accepted,
  });
  if (metTerms(quote)?.gives !== 'margin') return null;
  return (
    <>
      <Button size="small" busy={accept.isRunning} onClick={() => accept.run(quote)}>
        {texts.acceptOffer}
      </Button>
      <FormProblem change={accept} shown={[]} />
    </>
  );
}
