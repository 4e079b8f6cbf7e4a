import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import { type CountedRoll, isInFilter, ROLL_FILTERS, type RollFilter } from './counted-rolls.ts';

const { receive: texts } = deliveryTexts;

export type RollFiltersProps = {
  all: readonly CountedRoll[];
  filter: RollFilter;
  wanted: string;
  onFilter: (filter: RollFilter) => void;
  onFind: (wanted: string) => void;
};

export function RollFilters({ all, filter, wanted, onFilter, onFind }: RollFiltersProps) {
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filters}</legend>
        {ROLL_FILTERS.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === filter ? 'primary' : 'secondary'}
            aria-pressed={each === filter}
            onClick={() => onFilter(each)}
          >
            {texts[each](all.filter((roll) => isInFilter(roll, each)).length)}
          </Button>
        ))}
      </fieldset>
      <Field
        kind="search"
        name="find-roll"
        label={texts.find}
        value={wanted}
        onChange={(event) => onFind(event.target.value)}
      />
    </div>
  );
}
