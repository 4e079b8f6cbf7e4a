/** What mills said from their links: each quote with margin, landed rate and tax worked out, published by one press. */
import { useQuery } from '@tanstack/react-query';
import type { MillAnswer } from '#contract/staff/mill-quotes.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { NO_BID_REASON_LABEL } from '#domain/suppliers/no-bid-reason.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { requestQueries } from '../requests.queries.ts';
import { millAnswersTexts as texts } from './mill-answers.texts.ts';
import { MillQuestions } from './mill-questions.tsx';
import { MillQuoteFacts } from './mill-quote-facts.tsx';
import { PublishMillQuote } from './publish-mill-quote.tsx';

export function MillAnswersPanel({ fabId }: { fabId: string }) {
  const { data: answers = [] } = useQuery(requestQueries.millAnswers(fabId));
  const said = answers.filter(
    ({ quote, noBidReason, questions }) => quote || noBidReason || questions.length > 0,
  );
  if (said.length === 0) return null;
  return (
    <div className="mb-4">
      <Panel title={texts.title}>
        <ul className="flex flex-col gap-6">
          {said.map((answer) => (
            <li key={answer.supplierId}>
              <AnswerOf answer={answer} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function AnswerOf({ answer }: { answer: MillAnswer }) {
  const { supplierName, quote, noBidReason } = answer;
  const mayPublish = quote?.state === 'with_desk' && answer.state === 'quoted';
  return (
    <article aria-label={supplierName} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{supplierName}</h3>
        {quote && (
          <Chip tone={mayPublish ? 'warn' : 'neutral'}>
            {texts.states[quote.state]} · {texts.version(quote.version)}
          </Chip>
        )}
      </div>
      {noBidReason && (
        <p className="text-sm text-ink-soft">{texts.noBid(NO_BID_REASON_LABEL[noBidReason].toLowerCase())}</p>
      )}
      {quote && (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <MillQuoteFacts quote={quote} />
          {mayPublish && (
            <PublishMillQuote
              key={quote.millQuoteId}
              quote={quote}
              isNextVersion={answer.publishedQuoteId !== null}
            />
          )}
        </div>
      )}
      <MillQuestions answer={answer} />
    </article>
  );
}
