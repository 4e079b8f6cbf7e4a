/** What a metre costs a mill: yarn by weight, weaving by the pick, sizing, processing, and what the mill keeps. */
import { glmOfGsm } from '#domain/catalogue/construction/fabric-weight.ts';
import { resultantNe } from '#domain/catalogue/construction/yarn-count.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { Loom } from '#domain/catalogue/yarn-and-loom.ts';
import type { Cloth } from './cloth.ts';
import { yarnRupeesPerKilogram } from './yarn-price.ts';

/** The figures below are for cloth of this width; a wider one takes more of everything. */
const USUAL_WIDTH_INCHES = 58;
const MILL_SHARE = 1.07;

/** Rupees for one pick an inch, over a metre of cloth. */
const PICK_RUPEES = {
  power_loom: 0.12,
  sulzer: 0.2,
  air_jet: 0.14,
  water_jet: 0.14,
} as const satisfies Record<Loom, number>;
const SIZING_RUPEES_PER_KILOGRAM = { spun: 20, filament: 10 } as const;
const WET_RUPEES_PER_KILOGRAM = 20;

/** Rupees a metre: filament takes dye and print more easily than spun yarn. */
const FINISHING_RUPEES = {
  spun: { greige: 0, rfd: 10.5, dyed: 15, printed: 21, yarn_dyed: 22, denim: 18.5 },
  filament: { greige: 0, rfd: 4, dyed: 5.6, printed: 8.8, yarn_dyed: 14, denim: 14 },
} as const satisfies Record<string, Record<FabricType, number>>;

export function millRupeesPerMetre(cloth: Cloth): number {
  const kilograms = glmOfGsm(cloth.gsm, cloth.widthInches) / 1000;
  const width = cloth.widthInches / USUAL_WIDTH_INCHES;
  const kind = isFilament(cloth) ? 'filament' : 'spun';
  const isWet = kind === 'spun' && cloth.fabricType !== 'greige';
  const perKilogram =
    blendRupees(cloth) + SIZING_RUPEES_PER_KILOGRAM[kind] + (isWet ? WET_RUPEES_PER_KILOGRAM : 0);
  const weaving = PICK_RUPEES[cloth.loom] * cloth.construction.ppi * width;
  const finishing = FINISHING_RUPEES[kind][cloth.fabricType] * width;
  return MILL_SHARE * (kilograms * perKilogram + weaving + finishing);
}

function isFilament({ construction: { warp, weft } }: Cloth): boolean {
  return warp.unit === 'D' && weft.unit === 'D';
}

/** Warp and weft by the weight each brings into the cloth. */
function blendRupees({ construction, fibres, category, loom }: Cloth): number {
  const { warp, weft, epi, ppi } = construction;
  const [ends, picks] = [epi / resultantNe(warp), ppi / resultantNe(weft)];
  const rupees = [warp, weft].map((yarn) =>
    yarnRupeesPerKilogram(yarn, fibres, cottonTypeOf(yarn.count, category === 'denim', loom)),
  );
  return ((rupees[0] ?? 0) * ends + (rupees[1] ?? 0) * picks) / (ends + picks);
}

/** Coarse yarn is spun open-end, fine yarn for the better looms is combed. */
function cottonTypeOf(count: number, isDenim: boolean, loom: Loom): 'open_end' | 'carded' | 'combed' {
  if (count <= (isDenim ? 16 : 10)) return 'open_end';
  return count >= 30 && loom !== 'power_loom' ? 'combed' : 'carded';
}
