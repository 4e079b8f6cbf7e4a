/** Does the buyer want the cloth as it leaves the loom, or finished. */
import { FABRIC_TYPE_CODE, type FabricType } from '../catalogue/fabric-type.ts';

export const REQUIREMENT_TYPES = ['greige', 'finished'] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** Every fabric type but greige is a finished one. */
export const FINISHED_FABRIC_TYPES = (Object.keys(FABRIC_TYPE_CODE) as FabricType[]).filter(
  (type) => type !== 'greige',
);
