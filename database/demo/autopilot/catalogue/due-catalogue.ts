/** When the played market moves: one rate at a time, and a few metres of a lot on sale. */
export type QualitySnapshot = {
  fabId: string;
  /** In rupees a metre and dollars a yard, as they hold now. */
  rates: readonly { currency: 'INR' | 'USD'; unit: 'metre' | 'yard'; minor: bigint }[];
  publishedAt: Date;
};
export type LotSnapshot = { lotId: string; fabId: string; metres: number };
export type CatalogueSnapshot = {
  qualities: readonly QualitySnapshot[];
  lots: readonly LotSnapshot[];
};

export type DueCatalogue = {
  key: string;
  dueAt: Date;
  quality: QualitySnapshot;
  /** Up or down, in ten-thousandths. */
  moveBasisPoints: number;
  sold: { lotId: string; leftMetres: number } | null;
};

const EVERY_MS = 90_000;
const MOST_SOLD_METRES = 120;
/** No further than a believable week. */
const MOVES = [-120, -80, -40, 40, 60, 90];

/** The quality whose rate is the oldest moves next; which way follows from the moment, so that a test can compute it. */
export function dueCatalogue({ qualities, lots }: CatalogueSnapshot, now: Date): DueCatalogue[] {
  const [oldest] = qualities.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  if (!oldest) return [];
  const newest = Math.max(...qualities.map(({ publishedAt }) => publishedAt.getTime()));
  const dueAt = new Date(newest + EVERY_MS);
  if (dueAt > now) return [];
  const turn = Math.floor(now.getTime() / EVERY_MS);
  return [
    {
      key: `catalogue:${turn}`,
      dueAt,
      quality: oldest,
      moveBasisPoints: MOVES[turn % MOVES.length] ?? 0,
      sold: soldOf(lots, turn),
    },
  ];
}

/** Never the last metres: those are for whoever watches. */
function soldOf(lots: readonly LotSnapshot[], turn: number): DueCatalogue['sold'] {
  const open = lots.filter(({ metres }) => metres > 5 * MOST_SOLD_METRES);
  const lot = open[turn % Math.max(1, open.length)];
  if (!lot) return null;
  return { lotId: lot.lotId, leftMetres: lot.metres - (20 + (turn % (MOST_SOLD_METRES - 20))) };
}
