/** The six digits of the customs tariff under which a woven cloth is invoiced. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { MAINLY, manMade, predominant } from './fibre-content.ts';
import { manMadeCode } from './hsn-man-made.ts';
import { type ClothFacts, clothFacts, isUncoloured, type TariffCloth } from './tariff-cloth.ts';

/** By the fibre that weighs most, and then by weight, finish and weave. */
export function hsnFor(woven: TariffCloth): string {
  const cloth = clothFacts(woven);
  const { silk, wool, cotton, linen } = cloth.content;
  switch (predominant({ silk, wool, cotton, linen, manMade: manMade(cloth.content) })) {
    case 'silk':
      return silk >= MAINLY ? '500720' : '500790';
    case 'wool':
      return woolCode(cloth);
    case 'cotton':
      return cottonCode(cloth);
    case 'linen':
      return `5309${linen >= MAINLY ? 1 : 2}${isUncoloured(cloth.fabricType) ? 1 : 9}`;
    case 'manMade':
      return manMadeCode(cloth);
  }
}

/** Worsted, as wool suiting is. */
function woolCode({ content, gsm }: ClothFacts): string {
  if (content.wool >= MAINLY) return gsm <= 200 ? '511211' : '511219';
  const { silk, cotton, linen } = content;
  const isWithManMade = predominant({ silk, cotton, linen, manMade: manMade(content) }) === 'manMade';
  return isWithManMade ? '511230' : '511290';
}

const COTTON_FINISH = {
  greige: 1,
  rfd: 2,
  dyed: 3,
  yarn_dyed: 4,
  denim: 4,
  printed: 5,
} as const satisfies Record<FabricType, number>;

function cottonCode(cloth: ClothFacts): string {
  const { silk, wool, cotton, linen } = cloth.content;
  const finish = COTTON_FINISH[cloth.fabricType];
  const isLight = cloth.gsm <= 200;
  if (cotton >= MAINLY)
    return isLight ? `5208${finish}${lightWeave(cloth)}` : `5209${finish}${heavyWeave(cloth)}`;
  const isWithManMade = predominant({ silk, wool, linen, manMade: manMade(cloth.content) }) === 'manMade';
  if (!isWithManMade) return `5212${isLight ? 1 : 2}${finish}`;
  if (isLight) return `5210${finish}${lightBlendWeave(cloth)}`;
  // Bleached heavy blends have one code whatever their weave.
  return cloth.fabricType === 'rfd' ? '521120' : `5211${finish}${heavyWeave(cloth)}`;
}

function lightWeave({ weave, gsm, fabricType }: ClothFacts): number {
  if (weave === 'plain') return gsm <= 100 ? 1 : 2;
  return weave === 'twill' && fabricType !== 'printed' ? 3 : 9;
}

/** Denim holds the 2 among coloured yarns, so a yarn-dyed twill that is no denim is a 3. */
function heavyWeave({ weave, fabricType }: ClothFacts): number {
  if (fabricType === 'denim') return 2;
  if (weave === 'plain') return 1;
  if (weave !== 'twill') return 9;
  return fabricType === 'yarn_dyed' ? 3 : 2;
}

function lightBlendWeave({ weave, fabricType }: ClothFacts): number {
  if (weave === 'plain') return 1;
  return weave === 'twill' && fabricType === 'dyed' ? 2 : 9;
}
