import * as contract from '#contract/supplier/enquiry.ts';
import * as mill from '#contract/supplier/mill.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { deviceKeyOf } from '#server/capabilities/auth/device-cookie.ts';
import { readOneFile } from '#server/capabilities/uploads/read-one-file.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { askDesk, declineEnquiry } from './answer-enquiry.ts';
import { isConfirmedDevice, sendQuoteCode, verifyQuoteCode } from './confirm-device.ts';
import { openEnquiry, openLink } from './open-link.ts';
import { resumeMill, sendMillCode, signInMill, signOutMill } from './people/sign-in-mill.ts';
import { readEnquiry } from './read-enquiry.ts';
import { sendMillQuote } from './send-mill-quote.ts';
import { isLinkOpen } from './supplier-sessions.store.ts';

/** The name of a file may say whose it is. */
const PHOTO_NAME = 'supplier-photo';

export function supplierRoutes(register: Register, services: Services): void {
  register(contract.openLink, ({ body }) => openLink(services, body.key));
  peopleRoutes(register, services);
  register(contract.readEnquiry, (_input, { actor, caller }) =>
    readEnquiry(services, services.db, actor, caller),
  );
  register(contract.sendMillQuote, async ({ body }, { actor, caller, transact }) => {
    if (!(await isConfirmedDevice(services.db, actor, caller))) throw new Refusal('step_up_required');
    return transact(async (tx) => {
      await sendMillQuote(services, tx, actor, body);
      return readEnquiry(services, tx, actor, caller);
    });
  });
  register(contract.declineEnquiry, ({ body }, { actor, caller, transact }) =>
    transact(async (tx) => {
      await declineEnquiry(services, tx, actor, body.reason);
      return readEnquiry(services, tx, actor, caller);
    }),
  );
  register(contract.askDesk, ({ body }, { actor, caller, transact }) =>
    transact(async (tx) => {
      await askDesk(services, tx, actor, body.question);
      return readEnquiry(services, tx, actor, caller);
    }),
  );
  register(contract.uploadMillPhoto, async (_input, { actor, reply }) => {
    const { content } = await readOneFile(reply.request);
    if (!(await isLinkOpen(services.db, actor, services.clock.now()))) throw new Refusal('link_ended');
    const { fileId } = await storeFile(services, actor, { name: PHOTO_NAME, content });
    return { fileId };
  });
  register(contract.sendQuoteCode, (_input, { actor, caller, reply }) =>
    sendQuoteCode(services, actor, deviceKeyOf(services, caller, reply)),
  );
  register(contract.verifyQuoteCode, ({ body }, { actor, caller }) =>
    verifyQuoteCode(services, actor, body.otp, caller),
  );
}

function peopleRoutes(register: Register, services: Services): void {
  register(mill.sendMillCode, ({ body }, { caller, reply }) =>
    sendMillCode(services, body.contact, { caller, newDeviceKey: deviceKeyOf(services, caller, reply) }),
  );
  register(mill.signInMill, ({ body }, { caller }) => signInMill(services, body, caller));
  register(mill.resumeMill, (_input, { caller }) => resumeMill(services, caller));
  register(mill.signOutMill, (_input, { actor, caller }) => signOutMill(services, actor, caller));
  register(mill.openEnquiry, ({ params }, { actor }) => openEnquiry(services, actor, params.fabId));
}
