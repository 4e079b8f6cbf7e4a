/** Cloth of polyester, nylon, acrylic and viscose: filament and spun yarn stand in different chapters of the tariff. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { MAINLY, predominant, synthetic } from './fibre-content.ts';
import { type ClothFacts, isUncoloured } from './tariff-cloth.ts';

const FINISH = {
  greige: 1,
  rfd: 1,
  dyed: 2,
  yarn_dyed: 3,
  denim: 3,
  printed: 4,
} as const satisfies Record<FabricType, number>;

export function manMadeCode(cloth: ClothFacts): string {
  const { artificial } = cloth.content;
  const isArtificial = artificial >= synthetic(cloth.content);
  if (cloth.yarn === 'spun') return isArtificial ? artificialSpun(cloth) : syntheticSpun(cloth);
  if (!isArtificial) return syntheticFilament(cloth);
  return `5408${artificial >= MAINLY ? 2 : 3}${FINISH[cloth.fabricType]}`;
}

function syntheticFilament({ content, fabricType, yarn }: ClothFacts): string {
  const finish = FINISH[fabricType];
  if (content.nylon >= MAINLY) return `54074${finish}`;
  // Flat polyester filament has one code for all finishes.
  if (content.polyester >= MAINLY) return yarn === 'flat_filament' ? '540761' : `54075${finish}`;
  if (synthetic(content) >= MAINLY) return `54077${finish}`;
  const { silk, wool, cotton, linen, artificial } = content;
  const isWithCotton = predominant({ silk, wool, cotton, linen, artificial }) === 'cotton';
  return `5407${isWithCotton ? 8 : 9}${finish}`;
}

/** Elastane is the filament in spun cloth. */
function artificialSpun({ content, fabricType }: ClothFacts): string {
  const { silk, wool, cotton, linen, elastane, polyester, nylon, acrylic } = content;
  const spun = polyester + nylon + acrylic;
  const PARTNER = { silk: 9, wool: 3, cotton: 4, linen: 9, elastane: 2, spun: 9 } as const;
  const partner = predominant({ silk, wool, cotton, linen, elastane, spun });
  return `5516${content.artificial >= MAINLY ? 1 : PARTNER[partner]}${FINISH[fabricType]}`;
}

type SpunFibre = 'polyester' | 'acrylic' | 'nylon';

function syntheticSpun(cloth: ClothFacts): string {
  const { silk, wool, cotton, linen, elastane, artificial, polyester, nylon, acrylic } = cloth.content;
  const main: SpunFibre = predominant({ nylon, acrylic, polyester });
  if (polyester + nylon + acrylic >= MAINLY) {
    const digit = polyester >= MAINLY ? 1 : acrylic >= MAINLY ? 2 : 9;
    return `5512${digit}${isUncoloured(cloth.fabricType) ? 1 : 9}`;
  }
  const partner = predominant({ silk, wool, cotton, linen, elastane, artificial });
  if (partner !== 'cotton') return `5515${otherBlend(main, partner)}`;
  const isPolyester = main === 'polyester';
  return cloth.gsm <= 170
    ? `5513${lightWithCotton(cloth, isPolyester)}`
    : `5514${heavyWithCotton(cloth, isPolyester)}`;
}

function otherBlend(main: SpunFibre, partner: 'silk' | 'wool' | 'linen' | 'elastane' | 'artificial'): string {
  if (main === 'polyester')
    return { artificial: '11', elastane: '12', wool: '13', linen: '19', silk: '19' }[partner];
  if (main === 'acrylic') return partner === 'elastane' ? '21' : partner === 'wool' ? '22' : '29';
  return partner === 'elastane' ? '91' : '99';
}

/** Twill has a code of its own only where nothing is coloured. */
function lightWithCotton({ fabricType, weave }: ClothFacts, isPolyester: boolean): string {
  const finish = FINISH[fabricType];
  if (!isPolyester) return `${finish}9`;
  if (weave === 'plain') return `${finish}1`;
  if (finish === 1) return weave === 'twill' ? '12' : '13';
  return finish === 2 ? '23' : `${finish}9`;
}

/** Coloured yarns have one code for all weaves. */
function heavyWithCotton({ fabricType, weave }: ClothFacts, isPolyester: boolean): string {
  const finish = FINISH[fabricType];
  if (finish === 3) return '30';
  if (!isPolyester) return `${finish}9`;
  if (weave === 'plain') return `${finish}1`;
  if (weave === 'twill') return `${finish}2`;
  return finish === 1 ? '19' : `${finish}3`;
}
