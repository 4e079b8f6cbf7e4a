/** The fields of a fabric request: the answers of the eight steps and of the review sheet. */
import * as z from 'zod/mini';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_CODE } from '#domain/catalogue/quality-mark.ts';
import { LOOM_CODE, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { ENQUIRY_MAX_CHARACTERS } from '#domain/requests/enquiry/enquiry-limit.ts';
import { REQUIREMENT_TYPES } from '#domain/requests/requirement-type.ts';
import { REQUEST_FILES_MAX } from '#domain/requests/review/attachments.ts';
import { COMPOSITION_TYPE_CODES } from '#domain/requests/wire/draft-codes.ts';
import type { CodedSheet } from '#domain/requests/wire/sheet-codes.ts';
import { COLOURS } from '#domain/requests/wizard/colours.ts';
import { LENGTH_UNITS } from '#domain/shared/length.ts';
import { id, textInput } from './fields.ts';
import { problem } from './problem-message.ts';
import { numericInput, paragraph } from './record-fields.ts';

/** More rows than fibres or colours can never be right; the rules of the steps say the rest. */
const COMPOSITION_ROWS_MAX = 14;
const COLOUR_TEXT_MAX = 1000;

export function codeOf(codes: readonly number[], message: string) {
  return z.literal([...codes] as [number, ...number[]], message);
}

const figure = z
  .number(problem('request_figure_not_a_number'))
  .check(z.minimum(-1_000_000), z.maximum(1_000_000));
const share = z.strictObject({ categoryId: z.nullable(z.int()), percentage: z.nullable(figure) });

/** A missing answer is null; which are needed is told by the step, not by the form of the call. */
const answers = {
  category: z.nullable(codeOf(Object.values(FABRIC_CATEGORY_CODE), problem('request_fabric_type_missing'))),
  compositionType: z.nullable(codeOf(COMPOSITION_TYPE_CODES, problem('request_composition_type_missing'))),
  compositions: z.array(share).check(z.maxLength(COMPOSITION_ROWS_MAX)),
  productionSubType: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  requirementType: z.nullable(z.enum(REQUIREMENT_TYPES, problem('request_requirement_missing'))),
  finishedFabricType: z.nullable(codeOf(Object.values(FABRIC_TYPE_CODE), problem('request_finish_missing'))),
  numberOfColors: z.nullable(figure),
  color: z.nullable(textInput(COLOUR_TEXT_MAX)),
  productionSubTypeAttributeId: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  width: z.nullable(figure),
  weight: z.nullable(figure),
  weightUnit: codeOf(Object.values(WEIGHT_UNIT_CODE), problem('request_weight_unit_missing')),
  warp: z.nullable(textInput(40)),
  weft: z.nullable(textInput(40)),
  epi: z.nullable(figure),
  ppi: z.nullable(figure),
  /** Null is no preference, of the yarn and of the loom. */
  yarnType: z.nullable(
    z.enum(Object.keys(YARN_TYPE_LABEL) as [YarnType, ...YarnType[]], problem('request_yarn_type_missing')),
  ),
  loomType: z.nullable(codeOf(Object.values(LOOM_CODE), problem('request_loom_missing'))),
  creditPeriod: z.nullable(figure),
};

type SheetFields = { [Field in keyof CodedSheet]: z.ZodMiniType<CodedSheet[Field]> };

/** As it was typed, so that a half-filled sheet is stored as it is and judged only when the request is sent. */
const sheet = {
  quantity: z.nullable(numericInput),
  unit: z.enum(LENGTH_UNITS, problem('request_unit_missing')),
  colourSplit: z
    .array(z.strictObject({ colour: z.nullable(textInput(80)), quantity: numericInput }))
    .check(z.maxLength(COLOURS.to)),
  /** A PIN code in India, a port elsewhere. */
  deliverTo: z.nullable(textInput(80)),
  requiredBy: z.nullable(textInput(10)),
  targetRate: z.nullable(numericInput),
  certification: z.nullable(
    codeOf(Object.values(CERTIFICATION_CODE), problem('request_certification_unknown')),
  ),
  notes: z.nullable(paragraph(4000)),
  poNumber: z.nullable(textInput(80)),
  enquiry: z.nullable(paragraph(ENQUIRY_MAX_CHARACTERS)),
} satisfies SheetFields;
const fileIds = z.array(id).check(z.maxLength(REQUEST_FILES_MAX, problem('request_too_many_files')));

const given = z.strictObject({ ...answers, ...sheet, fileIds });

/** Any subset of the fields; what is left out stays as it was. */
export const requestChange = z.partial(given);
export type RequestChange = z.output<typeof requestChange>;

/** The same fields as they are stored. */
export const storedAnswers = z.object(answers);
export const storedReviewSheet = z.object({
  ...sheet,
  quantity: z.nullable(z.string()),
  colourSplit: z.array(z.object({ colour: z.nullable(z.string()), quantity: z.string() })),
  targetRate: z.nullable(z.string()),
} satisfies SheetFields);
