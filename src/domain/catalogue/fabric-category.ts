/** The four families of fabric the marketplace sells. */
export const FABRIC_CATEGORY_CODE = { cotton: 1, rayon: 2, denim: 3, polyester: 4 } as const;
export type FabricCategory = keyof typeof FABRIC_CATEGORY_CODE;

export const FABRIC_CATEGORY_LABEL = {
  cotton: 'Cotton',
  rayon: 'Rayon',
  denim: 'Denim',
  polyester: 'Polyester',
} as const satisfies Record<FabricCategory, string>;
