import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { readFileLink } from '../uploads/read-file.ts';
import { msmeOf } from './msme.store.ts';
import { type Msme, msmeView } from './msme.view.ts';

export async function readMsme(services: Services, actor: CustomerActor): Promise<Msme> {
  const row = await msmeOf(services.db, actor.brandId);
  const fileId = row?.certificate_file_id ?? null;
  const certificate = fileId ? await readFileLink(services, actor, fileId) : null;
  return msmeView(actor.market, row, certificate);
}
