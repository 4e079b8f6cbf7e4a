import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { readQuoteMemory } from '#contract/customer/quotes.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { isMemoryEnough } from '#domain/requests/assistant/quote-memory.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '#web/platform/api.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { quoteMemoryText } from '#words/page/request-hints.ts';

/** What suppliers lately asked for the same kind of cloth; nothing while too few quoted it. */
export function QuoteMemory({ draft }: { draft: RequestDraft }) {
  const { data: customer } = useQuery(customerQueries.me());
  const { data: memory } = useQuery(memoryOf(draft, customer?.unit ?? 'metre'));
  if (!memory) return null;
  const { lowRate, highRate } = memory;
  const found = { ...memory, lowRate: moneyOf(lowRate), highRate: moneyOf(highRate) };
  if (!isMemoryEnough(found)) return null;
  return (
    <p className="figures flex gap-2 rounded-control bg-paper px-3 py-2 font-semibold">
      <Icon name="clock" className="text-brand-700" />
      {quoteMemoryText(found)}
    </p>
  );
}

function memoryOf(draft: RequestDraft, unit: LengthUnit) {
  const type = askedFabricType(draft);
  const { productionSubType } = draft;
  return queryOptions({
    queryKey: ['quotes', 'memory', productionSubType, type, unit],
    queryFn:
      productionSubType === null || type === null
        ? skipToken
        : ({ signal }) => {
            const query = { productionSubType, fabricType: FABRIC_TYPE_CODE[type], unit };
            return call(readQuoteMemory, { query }, { signal });
          },
  });
}
