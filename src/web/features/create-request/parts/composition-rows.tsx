import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { compositionProblem, type FibreShare } from '#domain/requests/composition.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { requestProblemText } from '#words/request-problem-text.ts';
import { FIBRE_OPTIONS, sumOf, type UsualBlend } from './fibre-choices.ts';
import { NumberField } from './number-field.tsx';
import { partTexts } from './parts.texts.ts';
import { TapList } from './tap-list.tsx';

const texts = partTexts.fibres;

const MOST_ROWS = 6;

export type CompositionRowsProps = {
  category: FabricCategory;
  shares: readonly FibreShare[];
  onChange: (shares: readonly FibreShare[]) => void;
  error: string | undefined;
  usual: readonly UsualBlend[];
};

export function CompositionRows({ category, shares, onChange, error, usual }: CompositionRowsProps) {
  const replace = (row: number, change: Partial<FibreShare>) =>
    onChange(shares.map((share, place) => (place === row ? { ...share, ...change } : share)));
  // The remainder is what a next fibre most often gets.
  const add = () =>
    onChange([...shares, { categoryId: null, percentage: Math.max(100 - sumOf(shares), 0) || null }]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold text-ink">{texts.legend}</legend>
      <TapList
        label={texts.commonBlends}
        items={usual.map((blend) => ({
          id: blend.label,
          label: blend.label,
          onTap: () => onChange(blend.shares),
        }))}
      />
      <Total category={category} shares={shares} error={error} />
      {shares.map((share, row) => (
        <Row
          // Rows have no name of their own; their place is what tells them apart.
          key={row}
          row={row}
          share={share}
          onChange={(change) => replace(row, change)}
          onRemove={shares.length > 2 ? () => onChange(shares.filter((_, place) => place !== row)) : null}
        />
      ))}
      {shares.length < MOST_ROWS && (
        <Button variant="secondary" size="small" icon="plus" className="self-start" onClick={add}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = {
  row: number;
  share: FibreShare;
  onChange: (change: Partial<FibreShare>) => void;
  onRemove: (() => void) | null;
};

function Row({ row, share, onChange, onRemove }: RowProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Select
          label={texts.fibre(row + 1)}
          name="compositions"
          placeholder={texts.choose}
          options={FIBRE_OPTIONS}
          value={String(share.categoryId ?? '')}
          onChange={({ target }) =>
            onChange({ categoryId: target.value === '' ? null : Number(target.value) })
          }
        />
      </div>
      <div className="w-26 shrink-0">
        <NumberField
          label={texts.share}
          aria-label={texts.shareOf(row + 1)}
          name="compositions"
          decimals={2}
          suffix="%"
          value={share.percentage}
          onNumber={(percentage) => onChange({ percentage })}
        />
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={texts.remove(row + 1)}
          onClick={onRemove}
          className="mt-6 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-ground"
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
}

/** The running sum; greater or lesser is said while it is typed. */
function Total({ category, shares, error }: Pick<CompositionRowsProps, 'category' | 'shares' | 'error'>) {
  const sum = sumOf(shares);
  const problem = compositionProblem({ category, kind: 'blend', shares });
  const isSumWrong =
    problem?.code === 'request_shares_above_whole' || problem?.code === 'request_shares_below_whole';
  const words = error ?? (isSumWrong && sum > 0 ? requestProblemText(problem) : null);
  return (
    <div>
      <ProgressBar
        label={texts.total}
        percent={sum}
        valueText={`${sum}%`}
        tone={sum > 100 ? 'bad' : sum === 100 ? 'good' : 'brand'}
      />
      <p
        role="status"
        className={classNames(
          'mt-1 flex min-h-5 gap-1 text-sm',
          error || sum > 100 ? 'text-bad' : problem ? 'text-ink-soft' : 'text-good',
        )}
      >
        {(error || sum > 100) && <Icon name="error" size="small" className="mt-0.5" />}
        {words ?? (problem ? '' : texts.addsUp)}
      </p>
    </div>
  );
}
