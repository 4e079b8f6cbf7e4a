import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { DENIM_TEMPLATE } from './denim-template.ts';
import { DYED_TEMPLATE } from './dyed-template.ts';
import { GREIGE_TEMPLATE } from './greige-template.ts';
import { PRINTED_TEMPLATE } from './printed-template.ts';
import { RFD_TEMPLATE } from './rfd-template.ts';
import { STOCK_TEMPLATE } from './stock-template.ts';
import type { Template } from './template.ts';
import { YARN_DYED_TEMPLATE } from './yarn-dyed-template.ts';

const TEMPLATE_OF = {
  greige: GREIGE_TEMPLATE,
  rfd: RFD_TEMPLATE,
  dyed: DYED_TEMPLATE,
  printed: PRINTED_TEMPLATE,
  yarn_dyed: YARN_DYED_TEMPLATE,
  denim: DENIM_TEMPLATE,
} as const satisfies Record<FabricType, Template>;

/** Cloth on the shelf is only packed; everything else is made as its finish asks for. */
export function chooseTemplate(kind: OrderKind, fabricType: FabricType): Template {
  return kind === 'made_to_order' ? TEMPLATE_OF[fabricType] : STOCK_TEMPLATE;
}
