import { Link } from '@tanstack/react-router';
import {
  FABRIC_CATEGORY_CODE,
  FABRIC_CATEGORY_LABEL,
  type FabricCategory,
} from '#domain/catalogue/fabric-category.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const { category: texts } = catalogueTexts;
const CATEGORIES = Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[];

export type CategoryChoiceProps = { list: 'top' | 'sale'; catId: number | null };

/** Plain links, so that Back leads to the category before. */
export function CategoryChoice({ list, catId }: CategoryChoiceProps) {
  const choices = [
    { id: null, label: texts.all },
    ...CATEGORIES.map((name) => ({ id: FABRIC_CATEGORY_CODE[name], label: FABRIC_CATEGORY_LABEL[name] })),
  ];
  return (
    <nav aria-label={texts.label}>
      <ul className="flex contain-inline-size gap-2 overflow-x-auto [scrollbar-width:none]">
        {choices.map(({ id, label }) => (
          <li key={label} className="flex-none">
            <Link
              {...catalogueLocation(list, id === null ? {} : { catId: String(id) })}
              activeProps={{}}
              activeOptions={{ includeSearch: true, exact: true }}
              aria-current={id === catId ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold no-underline -outline-offset-2',
                id === catId
                  ? 'border-brand-600 bg-brand-50 text-brand-700'
                  : 'border-line-strong bg-paper text-ink-soft',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
