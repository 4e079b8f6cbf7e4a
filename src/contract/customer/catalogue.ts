/** What a fabric can be made of and measured in: the lists behind the request wizard. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';

export const MATERIAL_OPTION_TYPES = [
  'fabricCategory',
  'fabricSubCategory',
  'certification',
  'currency',
  'unitByType',
] as const;
export type MaterialOptionType = (typeof MATERIAL_OPTION_TYPES)[number];

const named = z.object({ id: z.int(), name: z.string() });
const range = z.object({ from: z.number(), to: z.number() });

const subCategory = z.object({
  id: z.int(),
  name: z.string(),
  categoryId: z.int(),
  use: z.string(),
  hint: z.nullable(z.string()),
  constructions: z.array(z.object({ id: z.int(), text: z.string() })),
  epi: range,
  ppi: range,
  gsm: range,
  widthsInches: z.array(z.number()),
  fabricTypeIds: z.array(z.int()),
  loomIds: z.array(z.int()),
});

/** A list written `a,b` or `types=a&types=b`; without it, all of them. */
const types = z.pipe(
  z.optional(
    z.union([
      z.string().check(z.maxLength(200)),
      z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10)),
    ]),
  ),
  z.pipe(
    z.transform((given: string | string[] | undefined): string[] =>
      given === undefined
        ? [...MATERIAL_OPTION_TYPES]
        : [given].flat().flatMap((text) => text.split(',').filter(Boolean)),
    ),
    z.array(z.enum(MATERIAL_OPTION_TYPES, `Choose from ${MATERIAL_OPTION_TYPES.join(', ')}.`)),
  ),
);

export const readMaterialOptions = defineEndpoint({
  method: 'GET',
  path: '/api/material/options',
  access: 'customer',
  summary: 'Categories, sub-categories, certifications, currencies and units, by type',
  query: z.strictObject({
    /** Known to the server from the sign-in; taken so that older callers need not change. */
    brandId: z.optional(z.string().check(z.maxLength(60))),
    types,
  }),
  reply: z.object({
    fabricCategory: z.optional(z.array(named)),
    fabricSubCategory: z.optional(z.array(subCategory)),
    certification: z.optional(z.array(z.object({ id: z.int(), name: z.string(), help: z.string() }))),
    currency: z.optional(z.array(z.object({ id: z.int(), code: z.string(), symbol: z.string() }))),
    unitByType: z.optional(
      z.object({ weight: z.array(named), length: z.array(named), widthInches: z.array(z.int()) }),
    ),
  }),
});
