/** A turn of a job that works for all companies: rows that are due were found, and are now taken company by company. */

type OfCompany = { brand_id: string };

/**
 * Others may hold some of what was found, or have taken it in the meantime. So the number that was found, not the number
 * that was taken, says whether more is due; where nothing could be taken, somebody else is at it.
 */
export async function takeByCompany<Found extends OfCompany, Taken>(
  found: readonly Found[],
  limit: number,
  take: (brandId: string, rows: Found[]) => Promise<Taken[]>,
): Promise<{ taken: Taken[]; isMoreDue: boolean }> {
  const taken: Taken[] = [];
  for (const [brandId, rows] of Map.groupBy(found, ({ brand_id }) => brand_id))
    taken.push(...(await take(brandId, rows)));
  return { taken, isMoreDue: found.length === limit && taken.length > 0 };
}
