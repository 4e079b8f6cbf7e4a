import * as contract from '#contract/customer/colleagues.ts';
import * as approvers from '#contract/customer/link-approvers.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { deviceKeyOf } from '../auth/device-cookie.ts';
import { clearRefreshCookie, setRefreshCookie } from '../auth/refresh-cookie.ts';
import { blockColleague, changeColleague, leaveCompany } from './change-colleague.ts';
import { acceptCompany, endHandover, offerCompany } from './hand-over.ts';
import { inviteColleague, withdrawInvitation } from './invite-colleague.ts';
import { joinCompany, readInvitation, sendJoiningCode } from './join-company.ts';
import { addLinkApprover, endLinkApprover } from './link-approvers.ts';
import { listColleagues } from './list-colleagues.ts';
import { saveOwnView } from './save-own-view.ts';
import { switchCompany } from './switch-company.ts';

export function colleagueRoutes(register: Register, services: Services): void {
  register(contract.listColleagues, (_input, { actor }) => listColleagues(services, actor));
  register(contract.chooseWorkScope, ({ body }, { actor, transact }) =>
    transact((tx) => saveOwnView(services, tx, actor, { work_scope: body.work })),
  );
  register(contract.chooseToHearAll, ({ body }, { actor, transact }) =>
    transact((tx) => saveOwnView(services, tx, actor, { hears_all: body.hearsAll })),
  );
  register(contract.inviteColleague, ({ body }, { actor, transact }) =>
    transact((tx) => inviteColleague(services, tx, actor, body)),
  );
  register(contract.endColleagueInvitation, ({ params }, { actor, transact }) =>
    transact((tx) => withdrawInvitation(services, tx, actor, params.invitationId)),
  );
  register(contract.changeColleague, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeColleague(services, tx, actor, { ...params, ...body })),
  );
  register(contract.blockColleague, ({ params, body }, { actor, transact }) =>
    transact((tx) => blockColleague(services, tx, actor, { ...params, ...body })),
  );
  register(approvers.addLinkApprover, ({ body }, { actor, transact }) =>
    transact((tx) => addLinkApprover(services, tx, actor, body)),
  );
  register(approvers.endLinkApprover, ({ params }, { actor, transact }) =>
    transact((tx) => endLinkApprover(services, tx, actor, params.approverId)),
  );
  leavingRoutes(register, services);
  joiningRoutes(register, services);
}

function leavingRoutes(register: Register, services: Services): void {
  register(contract.leaveCompany, async (_input, { actor, reply, transact }) => {
    const left = await transact((tx) => leaveCompany(services, tx, actor));
    clearRefreshCookie(reply, 'customer');
    return left;
  });
  register(contract.offerCompany, ({ body }, { actor, transact }) =>
    transact((tx) => offerCompany(services, tx, actor, body.customerId)),
  );
  register(contract.acceptCompany, (_input, { actor, transact }) =>
    transact((tx) => acceptCompany(services, tx, actor)),
  );
  register(contract.endHandover, (_input, { actor, transact }) =>
    transact((tx) => endHandover(services, tx, actor)),
  );
}

function joiningRoutes(register: Register, services: Services): void {
  register(contract.readColleagueInvitation, ({ body }) => readInvitation(services, body.key));
  register(contract.sendJoiningCode, ({ body }, { caller, reply }) => {
    const newDeviceKey = deviceKeyOf(services, caller, reply);
    return sendJoiningCode(services, body.key, { caller, newDeviceKey });
  });
  register(contract.joinCompany, async ({ body }, { caller, reply }) => {
    const { answer, tokens } = await joinCompany(services, body, caller);
    if (tokens) setRefreshCookie(reply, 'customer', tokens);
    return answer;
  });
  register(contract.switchCompany, async ({ body }, { actor, caller, reply }) => {
    const { answer, tokens } = await switchCompany(services, actor, body.brandId, caller);
    if (tokens) setRefreshCookie(reply, 'customer', tokens);
    return answer;
  });
}
