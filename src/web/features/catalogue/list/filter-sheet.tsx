import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  FABRIC_CATEGORY_CODE,
  FABRIC_CATEGORY_LABEL,
  type FabricCategory,
} from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL, WIDTH_OPTIONS_INCHES } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE, FABRIC_TYPE_LABEL, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { LIVE_FILTERS, type LiveFilter, type LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { filterProblems } from './filter-problems.ts';

const { filters: texts } = catalogueTexts;

const CATEGORIES = (Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[]).map((name) => ({
  value: String(FABRIC_CATEGORY_CODE[name]),
  label: FABRIC_CATEGORY_LABEL[name],
}));
const FINISHES = (Object.keys(FABRIC_TYPE_CODE) as FabricType[]).map((name) => ({
  value: String(FABRIC_TYPE_CODE[name]),
  label: FABRIC_TYPE_LABEL[name],
}));
const WIDTHS = WIDTH_OPTIONS_INCHES.map((width) => ({ value: String(width), label: texts.inches(width) }));

export type FilterSheetProps = { filters: LiveFilters; onClose: () => void };

/** The filters go into the address, so that Back and a shared link keep them. */
export function FilterSheet({ filters, onClose }: FilterSheetProps) {
  const navigate = useNavigate();
  const [values, setValues] = useState(filters);
  const [isTried, setTried] = useState(false);
  const problems = filterProblems(values);
  const bind = (name: LiveFilter) => ({
    label: texts[name],
    value: values[name] ?? '',
    error: isTried ? problems[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const apply = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const chosen = LIVE_FILTERS.flatMap((name) => {
      const value = values[name]?.trim();
      return value ? [[name, value]] : [];
    });
    void navigate({ ...catalogueLocation('live', Object.fromEntries(chosen)), replace: true });
  };
  const foot = (
    <>
      <Button variant="secondary" onClick={() => setValues({})}>
        {texts.clear}
      </Button>
      <Button onClick={apply}>{texts.apply}</Button>
    </>
  );
  return (
    <Sheet open onClose={onClose} title={texts.title} foot={foot}>
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          <Select {...bind('category')} options={CATEGORIES} placeholder={texts.any} />
        </div>
        <Select {...bind('finish')} options={FINISHES} placeholder={texts.any} />
        <Select {...bind('width')} options={WIDTHS} placeholder={texts.any} />
        <Field {...bind('weightFrom')} kind="decimal" suffix={WEIGHT_UNIT_LABEL.gsm} />
        <Field {...bind('weightTo')} kind="decimal" suffix={WEIGHT_UNIT_LABEL.gsm} />
        <Field {...bind('priceFrom')} kind="decimal" />
        <Field {...bind('priceTo')} kind="decimal" />
      </div>
    </Sheet>
  );
}
