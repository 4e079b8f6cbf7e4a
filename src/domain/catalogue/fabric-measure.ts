/** How weight and width of a fabric are given. */
export const WEIGHT_UNIT_CODE = { gsm: 10, glm: 11 } as const;
export type WeightUnit = keyof typeof WEIGHT_UNIT_CODE;

export const WEIGHT_UNIT_LABEL = { gsm: 'GSM', glm: 'GLM' } as const satisfies Record<WeightUnit, string>;

export const WEIGHT_UNIT_HELP = {
  gsm: 'Grams per square metre',
  glm: 'Grams per running metre',
} as const satisfies Record<WeightUnit, string>;

/** The usual widths between the selvedges, in inches. */
export const WIDTH_OPTIONS_INCHES = [42, 54, 58, 68] as const;
