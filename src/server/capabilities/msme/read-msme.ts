import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { readFileLink } from '../uploads/read-file.ts';
import { msmeOf } from './msme.store.ts';
import { type Msme, msmeView } from './msme.view.ts';

export async function readMsme(parts: Parts, actor: CustomerActor): Promise<Msme> {
  const row = await msmeOf(parts.db, actor.brandId);
  const fileId = row?.certificate_file_id ?? null;
  const certificate = fileId ? await readFileLink(parts, actor, fileId) : null;
  return msmeView(actor.market, row, certificate);
}
