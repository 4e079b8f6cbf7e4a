/** How far a fabric is finished when it leaves the mill. */
export const FABRIC_TYPE_CODE = { greige: 1, yarn_dyed: 2, rfd: 3, dyed: 4, printed: 5, denim: 6 } as const;
export type FabricType = keyof typeof FABRIC_TYPE_CODE;

export const FABRIC_TYPE_LABEL = {
  greige: 'Greige',
  yarn_dyed: 'Yarn Dyed',
  rfd: 'RFD',
  dyed: 'Dyed',
  printed: 'Printed',
  denim: 'Denim',
} as const satisfies Record<FabricType, string>;

/** One line of help beside each choice. */
export const FABRIC_TYPE_HELP = {
  greige: 'Straight from the loom, unwashed',
  yarn_dyed: 'Woven from coloured threads: checks and stripes',
  rfd: 'Scoured and bleached, ready for dyeing',
  dyed: 'One solid colour, dyed after weaving',
  printed: 'A design on a white or dyed base',
  denim: 'Indigo, black or overdyed warp',
} as const satisfies Record<FabricType, string>;
