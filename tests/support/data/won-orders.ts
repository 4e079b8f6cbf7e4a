/** An order in production whose mill has signed in on a phone, and what that mill reports of it. */
import type { CallInput } from '#contract/endpoint.ts';
import { changeReportsRule } from '#contract/staff/mill-reports.ts';
import { reportToDesk, uploadMillFile } from '#contract/supplier/production.ts';
import type { World } from '#tests/support/server/world.ts';
import { aMill, aMillPerson, type MillVisitor } from './mills.ts';
import type { PayableOrder } from './payments.ts';
import { photoWithPlace } from './pictures.ts';
import { aPlannedOrder } from './production.ts';
import { formOf, MULTIPART } from './upload.ts';

export type WonOrder = {
  payable: PayableOrder;
  orderId: string;
  person: MillVisitor;
  supplierId: string;
  name: string;
};
type Reporting = Pick<WonOrder, 'person' | 'orderId'>;
type Body = CallInput<typeof reportToDesk>['body'];

/** 500 m of navy poplin, piece dyed; `isDirect`: its reports go straight into the plan. */
export async function aWonOrder(world: World, { isDirect = false } = {}): Promise<WonOrder> {
  const { supplierId, phone, name } = await aMill(await world.asStaff('desk'));
  const payable = await aPlannedOrder(world, { quality: { supplierId } });
  const { orderId } = payable.order;
  const production = await world.asStaff('production');
  if (isDirect) await production.call(changeReportsRule, { params: { supplierId }, body: { isDirect } });
  return { payable, orderId, supplierId, name, person: await aMillPerson(world, phone) };
}

export function reported({ person, orderId }: Reporting, body: Body) {
  return person.call(reportToDesk, { params: { orderId }, body });
}

/** A photo that says where it was taken. */
export async function uploadedBy({ person, orderId }: Reporting, name: string): Promise<string> {
  const payload = formOf([{ filename: name, content: await photoWithPlace('jpeg') }]);
  const url = uploadMillFile.path.replace(':orderId', orderId);
  const answer = await person.inject({ method: 'POST', url, headers: MULTIPART, payload });
  return answer.json().data.fileId;
}
