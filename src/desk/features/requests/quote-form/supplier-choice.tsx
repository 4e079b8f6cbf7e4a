import { useQuery } from '@tanstack/react-query';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import type { StaffRequest } from '#contract/staff/requests.ts';
import { Select } from '#ui/fields/select.tsx';
import { requestQueries } from '../requests.queries.ts';
import { quoteFormTexts as texts } from './quote-form.texts.ts';

export type SupplierChoiceProps = {
  request: StaffRequest;
  quotes: readonly StaffQuote[];
  supplierId: string;
  error: string | undefined;
  onChoose: (supplierId: string) => void;
  onCopy: (quote: StaffQuote) => void;
};

/** Whose quote it is, and another one to begin with. */
export function SupplierChoice({
  request,
  quotes,
  supplierId,
  error,
  onChoose,
  onCopy,
}: SupplierChoiceProps) {
  const suppliers = useQuery(requestQueries.suppliers()).data ?? [];
  const requested = new Set(request.invitations.map(({ supplier }) => supplier.supplierId));
  const options = suppliers
    .filter(({ isActive }) => isActive)
    // Those that were requested come first.
    .toSorted((a, b) => Number(requested.has(b.supplierId)) - Number(requested.has(a.supplierId)))
    .map(({ supplierId: value, name, city }) => ({ value, label: `${name}, ${city}` }));
  return (
    <div className="grid grid-cols-1 gap-x-3 md:grid-cols-2">
      <Select
        name="supplierId"
        label={texts.supplier}
        placeholder={texts.chooseSupplier}
        options={options}
        value={supplierId}
        error={error === undefined ? undefined : texts.chooseSupplierProblem}
        onChange={(event) => onChoose(event.target.value)}
      />
      {quotes.length > 0 && (
        <Select
          name="copyFrom"
          label={texts.copyFrom}
          options={[
            { value: '', label: texts.noCopy },
            ...quotes.map(({ quoteId, number, supplierName }) => ({
              value: quoteId,
              label: texts.copyOf(number, supplierName),
            })),
          ]}
          defaultValue=""
          onChange={(event) => {
            const copied = quotes.find(({ quoteId }) => quoteId === event.target.value);
            if (copied) onCopy(copied);
          }}
        />
      )}
    </div>
  );
}
