import { FABRIC_CATEGORY_LABEL, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_LABEL, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { SUB_CATEGORIES, subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, type Loom, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { askedFabricType, loomsFor } from '#domain/requests/wizard/draft-choices.ts';
import { whyLeftOut } from '#domain/requests/wizard/left-out.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { CompositionRows } from './composition-rows.tsx';
import { NumberField } from './number-field.tsx';

const texts = catalogueTexts.newQuality;
const CATEGORY_OPTIONS = optionsOf(FABRIC_CATEGORY_LABEL);
const YARN_OPTIONS = optionsOf(YARN_TYPE_LABEL);

/** Their sentences stand beside them. */
export const CLOTH_SHOWN = [
  'category',
  'compositions',
  'productionSubType',
  'requirementType',
  'finishedFabricType',
  'color',
  'productionSubTypeAttributeId',
  'width',
  'weight',
  'warp',
  'weft',
  'epi',
  'ppi',
  'yarnType',
  'loomType',
];

export type ClothFieldsProps = {
  draft: RequestDraft;
  fields: Readonly<Record<string, string>>;
  fill: (change: Partial<RequestDraft>) => void;
};

export function ClothFields({ draft, fields, fill }: ClothFieldsProps) {
  const subCategory = draft.productionSubType === null ? null : subCategoryOf(draft.productionSubType);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-3 md:grid-cols-2">
        <Select
          label={texts.category}
          placeholder={texts.chooseCategory}
          options={CATEGORY_OPTIONS}
          value={draft.category ?? ''}
          error={fields.category}
          onChange={(event) => fill({ category: (event.target.value || null) as FabricCategory | null })}
        />
        <Select
          label={texts.subCategory}
          placeholder={texts.chooseSubCategory}
          options={SUB_CATEGORIES.filter(({ category }) => category === draft.category).map(
            ({ id, name }) => ({
              value: String(id),
              label: name,
            }),
          )}
          value={String(draft.productionSubType ?? '')}
          error={fields.productionSubType}
          onChange={(event) => fill({ productionSubType: Number(event.target.value) || null })}
        />
        <Select
          label={texts.construction}
          placeholder={texts.own}
          options={(subCategory?.constructions ?? []).map(({ id, text }) => ({
            value: String(id),
            label: text,
          }))}
          value={String(draft.productionSubTypeAttributeId ?? '')}
          error={fields.productionSubTypeAttributeId}
          onChange={(event) => fill({ productionSubTypeAttributeId: Number(event.target.value) || null })}
        />
        <Select
          label={texts.finish}
          placeholder={texts.chooseFinish}
          options={(subCategory?.fabricTypes ?? []).map((value) => ({
            value,
            label: FABRIC_TYPE_LABEL[value],
          }))}
          value={askedFabricType(draft) ?? ''}
          error={fields.finishedFabricType ?? fields.requirementType}
          onChange={(event) => fill(finishOf((event.target.value || null) as FabricType | null))}
        />
      </div>
      <ConstructionFields draft={draft} fields={fields} fill={fill} />
      <CompositionRows
        shares={draft.compositions}
        error={fields.compositions}
        onChange={(compositions) => fill({ compositions })}
      />
    </>
  );
}

function ConstructionFields({ draft, fields, fill }: ClothFieldsProps) {
  const number = (name: 'epi' | 'ppi' | 'width' | 'weight') => ({
    label: texts[name],
    value: draft[name],
    error: fields[name],
    onNumber: (value: number | null) => fill({ [name]: value }),
  });
  const text = (name: 'warp' | 'weft' | 'color') => ({
    value: draft[name] ?? '',
    error: fields[name],
    onChange: (event: { target: { value: string } }) => fill({ [name]: event.target.value || null }),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 md:grid-cols-4">
      <Field label={texts.warp} {...text('warp')} />
      <Field label={texts.weft} {...text('weft')} />
      <NumberField {...number('epi')} />
      <NumberField {...number('ppi')} />
      <NumberField suffix={texts.inches} {...number('width')} />
      <NumberField suffix={texts.gsm} {...number('weight')} />
      <Select
        label={texts.loom}
        placeholder={texts.noPreference}
        options={loomsFor(draft).map((value) => ({ value, label: LOOM_LABEL[value] }))}
        value={draft.loomType ?? ''}
        error={fields.loomType}
        onChange={(event) => fill({ loomType: (event.target.value || null) as Loom | null })}
      />
      {whyLeftOut('yarnType', draft) === null && (
        <Select
          label={texts.yarn}
          placeholder={texts.noPreference}
          options={YARN_OPTIONS}
          value={draft.yarnType ?? ''}
          error={fields.yarnType}
          onChange={(event) => fill({ yarnType: (event.target.value || null) as YarnType | null })}
        />
      )}
      {whyLeftOut('color', draft) === null && (
        <Field label={texts.colour} help={texts.colourHelp} optional {...text('color')} />
      )}
    </div>
  );
}

function finishOf(type: FabricType | null): Partial<RequestDraft> {
  return type === 'greige'
    ? { requirementType: 'greige', finishedFabricType: null }
    : { requirementType: type && 'finished', finishedFabricType: type };
}

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
