/** What vouches for a fabric: certificates of recycled content and the marketplace's own badges. */
export const CERTIFICATION_CODE = { grs: 9, rcs: 17 } as const;
export type Certification = keyof typeof CERTIFICATION_CODE;

export const CERTIFICATION_LABEL = { grs: 'GRS', rcs: 'RCS' } as const satisfies Record<
  Certification,
  string
>;

export const CERTIFICATION_HELP = {
  grs: 'Global Recycled Standard: at least half of the fibre is recycled',
  rcs: 'Recycled Claim Standard: some of the fibre is recycled',
} as const satisfies Record<Certification, string>;

export const QUALITY_BADGE_LABEL = { assured: 'Assured', quality_guarantee: 'Quality Guarantee' } as const;
export type QualityBadge = keyof typeof QUALITY_BADGE_LABEL;
