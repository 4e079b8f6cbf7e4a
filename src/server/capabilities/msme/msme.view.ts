import type { readMsme } from '#contract/customer/msme.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Reply } from '#contract/endpoint.ts';
import { showsMsmeFlow } from '#domain/account/tax-numbers/msme.ts';
import type { Market } from '#domain/shared/market.ts';
import type { MsmeRow } from './msme.store.ts';

export type Msme = Reply<typeof readMsme>;

export function msmeView(market: Market, row: MsmeRow | undefined, certificate: StoredFile | null): Msme {
  return {
    showFlow: showsMsmeFlow(market, row !== undefined),
    updated: row !== undefined,
    answer: row?.answer ?? null,
    udyamNumber: row?.udyam ?? null,
    msmeClass: row?.class ?? null,
    activity: row?.activity ?? null,
    certificate,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}
