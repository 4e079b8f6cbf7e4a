/** The rating of a supplier that quotes show: what the desk knows of the mill, and what buyers say after delivery. */

/** The desk's own rating counts as much as this many buyers, so that a first opinion does not turn it over. */
const DESK_COUNTS_AS = 10;

export type BuyerOpinions = { readonly count: number; readonly stars: number };

/** In tenths of a star; null while nobody has said anything. */
export function supplierRatingTenths(
  deskTenths: number | null,
  { count, stars }: BuyerOpinions,
): number | null {
  const weight = deskTenths === null ? 0 : DESK_COUNTS_AS;
  if (weight + count === 0) return null;
  return Math.round(((deskTenths ?? 0) * weight + stars * 10) / (weight + count));
}
