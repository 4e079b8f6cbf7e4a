/** How a supplier works for us: four figures, a year of enquiries, and its faults. */
import { useQuery } from '@tanstack/react-query';
import { readScorecard, type Scorecard } from '#contract/staff/scorecards.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { defectOf } from '#domain/issues/defects/defects.ts';
import { DEFECT_GROUP_LABEL, DEFECT_NAME } from '#words/en/defects.ts';
import { suppliersTexts } from '../suppliers.texts.ts';
import { EnquiryChart } from './enquiry-chart.tsx';

const texts = suppliersTexts.scorecard;

export function ScorecardPanel({ supplierId }: { supplierId: string }) {
  const query = useQuery({
    queryKey: ['suppliers', 'scorecard', supplierId],
    queryFn: ({ signal }) => call(readScorecard, { params: { supplierId } }, { signal }),
  });
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {(card) => (
          <div className="flex flex-col gap-5">
            <Figures card={card} />
            <EnquiryChart months={card.months} />
            <Claims claims={card.claims} />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function Figures({ card: { answers, onTime, price } }: { card: Scorecard }) {
  const late = onTime.averageDaysLate === null ? '' : texts.late(onTime.averageDaysLate);
  const figures = [
    {
      label: texts.answer,
      value: answers.medianHours === null ? texts.nothing : texts.hours(answers.medianHours),
      about: texts.ofAsked(answers.answered, answers.asked),
    },
    {
      label: texts.hit,
      value: percentText(answers.hitPercent),
      about: texts.ofQuoted(answers.won, answers.quoted),
    },
    {
      label: texts.onTime,
      value: percentText(onTime.percent),
      about: `${texts.ofOrders(onTime.onTime, onTime.orders)}${late}`,
    },
    {
      label: texts.price,
      value: priceText(price.percent),
      about: price.percent === null ? texts.nobodyElse : texts.ofRequests(price.requests),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ label, value, about }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="figures block text-xl font-bold">{value}</span>
            <span className="text-sm text-ink-soft">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function percentText(percent: number | null): string {
  return percent === null ? texts.nothing : texts.percent(percent);
}

function priceText(percent: string | null): string {
  if (percent === null) return texts.nothing;
  if (Number(percent) === 0) return texts.same;
  return percent.startsWith('-') ? texts.below(percent.slice(1)) : texts.above(percent);
}

function Claims({ claims }: Pick<Scorecard, 'claims'>) {
  return (
    <div>
      <h3 className="text-sm font-bold">{texts.claims}</h3>
      {claims.length === 0 && <p className="text-sm text-ink-soft">{texts.noClaims}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {claims.map(({ fault, claims: count, returns, settled }) => (
          <li key={fault} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <span>
              <span className="font-semibold">{DEFECT_NAME[fault]}</span>{' '}
              <span className="text-ink-soft">{DEFECT_GROUP_LABEL[defectOf(fault).group]}</span>
            </span>
            <span className="figures text-ink-soft">
              {[
                texts.claimLine(count, returns),
                ...settled.map((amount) => texts.settled(moneyText(amount))),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
