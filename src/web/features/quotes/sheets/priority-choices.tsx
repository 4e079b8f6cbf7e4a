import { useQueryClient } from '@tanstack/react-query';
import { type FabricRequest, setPriorities } from '#contract/customer/requests.ts';
import type { Wish } from '#domain/quotes/advice/counted-offer.ts';
import { ASPECTS, type Aspect, EMPHASES, type Emphasis } from '#domain/quotes/advice/priorities.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { call } from '#web/platform/api.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { ChoicePills } from '../choice-pills.tsx';
import { compareTexts } from '../compare/compare.texts.ts';
import { useWriteButton } from '../use-write.ts';

const texts = compareTexts.why;

export type PriorityChoicesProps = { request: FabricRequest; wish: Wish };

/** Kept with the query at each tap; a must is offered only where the query says what must be met. */
export function PriorityChoices({ request, wish }: PriorityChoicesProps) {
  const client = useQueryClient();
  const { fabId, priorities } = request;
  const { run, isRunning } = useWriteButton(
    (_key, aspect: Aspect, emphasis: Emphasis) =>
      call(setPriorities, { params: { fabId }, body: { ...priorities, [aspect]: emphasis } }),
    (changed) => client.setQueryData(requestsQueries.one(fabId).queryKey, changed),
  );
  return (
    <section className="flex flex-col gap-3" aria-busy={isRunning}>
      <h3 className="text-sm font-bold">{texts.priorities}</h3>
      {ASPECTS.map((aspect) => (
        <EmphasisChoice
          key={aspect}
          aspect={aspect}
          value={priorities[aspect]}
          must={MUST[aspect](wish)}
          onChange={(emphasis) => void run(aspect, emphasis)}
        />
      ))}
      <p className="text-sm text-ink-soft">{texts.doubled}</p>
    </section>
  );
}

/** What the must would be; null where the query leaves it open. */
const MUST: Readonly<Record<Aspect, (wish: Wish) => string | null>> = {
  price: ({ targetRate }) => targetRate && texts.mustHelp.price(formatMoney(targetRate)),
  date: ({ requiredBy }) => requiredBy && texts.mustHelp.date(formatDay(requiredBy, DETAIL_DATE_FORMAT)),
  credit: ({ creditDays }) => (creditDays === null ? null : texts.mustHelp.credit(creditDays)),
  quality: () => texts.mustHelp.quality,
};

type EmphasisChoiceProps = {
  aspect: Aspect;
  value: Emphasis;
  must: string | null;
  onChange: (emphasis: Emphasis) => void;
};

function EmphasisChoice({ aspect, value, must, onChange }: EmphasisChoiceProps) {
  const offered = EMPHASES.filter((emphasis) => emphasis !== 'must' || must !== null || value === 'must');
  return (
    <ChoicePills
      inline
      legend={texts.aspects[aspect]}
      name={`emphasis-${aspect}`}
      pills={offered.map((emphasis) => ({ value: emphasis, label: texts.emphases[emphasis] }))}
      value={value}
      onChange={onChange}
    >
      {value === 'must' && must && <p className="text-sm text-ink-soft">{must}</p>}
    </ChoicePills>
  );
}
