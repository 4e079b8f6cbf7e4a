import { FieldRows } from '#desk/widgets/forms/field-rows.tsx';
import { FIBRES } from '#domain/catalogue/fibre.ts';
import type { FibreShare } from '#domain/requests/composition.ts';
import { Select } from '#ui/fields/select.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { NumberField } from './number-field.tsx';

const texts = catalogueTexts.newQuality;
const MOST_FIBRES = 5;
const FIBRE_OPTIONS = FIBRES.map(({ id, name }) => ({ value: String(id), label: name }));

export type CompositionRowsProps = {
  shares: readonly FibreShare[];
  error: string | undefined;
  onChange: (shares: readonly FibreShare[]) => void;
};

export function CompositionRows({ shares, error, onChange }: CompositionRowsProps) {
  return (
    <FieldRows
      legend={texts.composition}
      rows={shares}
      empty={{ categoryId: null, percentage: null }}
      most={MOST_FIBRES}
      words={{ add: texts.addFibre, remove: texts.removeFibre }}
      error={error}
      onChange={onChange}
    >
      {(share, place, change) => (
        <>
          <Select
            label={texts.fibre(place + 1)}
            placeholder={texts.chooseFibre}
            options={FIBRE_OPTIONS}
            value={String(share.categoryId ?? '')}
            onChange={(event) => change({ categoryId: Number(event.target.value) || null })}
          />
          <NumberField
            label={texts.share(place + 1)}
            suffix="%"
            value={share.percentage}
            onNumber={(percentage) => change({ percentage })}
          />
        </>
      )}
    </FieldRows>
  );
}
