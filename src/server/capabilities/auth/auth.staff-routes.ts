import * as contract from '#contract/staff/auth.ts';
import * as people from '#contract/staff/people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { findStaffById } from '../account/staff-members.ts';
import { deviceKeyOf } from './device-cookie.ts';
import { endSession } from './end-session.ts';
import { changeStaff, endStaffSessions, inviteStaff, listStaff } from './manage-staff.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { renewAccessToken } from './renew-access-token.ts';
import { sendStaffCode, verifyStaffCode } from './staff-sign-in.ts';
import { sendStepUpCode, verifyStepUpCode } from './step-up.ts';

export function authStaffRoutes(register: Register, services: Services): void {
  register(contract.sendStaffCode, ({ body }, { caller, reply }) => {
    const newDeviceKey = deviceKeyOf(services, caller, reply);
    return sendStaffCode(services, body.email, { caller, newDeviceKey });
  });

  register(contract.verifyStaffCode, async ({ body }, { caller, reply }) => {
    const { answer, tokens } = await verifyStaffCode(services, body.email, body.otp, caller);
    setRefreshCookie(reply, 'staff', tokens);
    return answer;
  });

  register(contract.refreshStaffToken, async (_input, { reply }) => {
    const held = readRefreshCookie(reply.request, 'staff', services);
    const tokens = await renewAccessToken(services, held, 'staff');
    setRefreshCookie(reply, 'staff', tokens);
    return { accessToken: tokens.accessToken, expiresInSeconds: tokens.expiresInSeconds };
  });

  register(contract.readStaffMember, async (_input, { actor }) => {
    const member = await findStaffById(services.db, actor.staffId);
    if (!member) throw new Refusal('not_found');
    return { staffId: member.staff_id, name: member.name, email: member.email, role: member.role };
  });

  register(contract.staffLogout, async (_input, { actor, reply }) => {
    clearRefreshCookie(reply, 'staff');
    return endSession(services, actor, { sessionId: actor.sessionId, reason: 'logout' });
  });
  register(contract.sendStaffStepUpCode, (_input, { actor }) => sendStepUpCode(services, actor));
  register(contract.verifyStaffStepUpCode, ({ body }, { actor, caller }) =>
    verifyStepUpCode(services, actor, body.otp, caller),
  );
  peopleRoutes(register, services);
}

function peopleRoutes(register: Register, services: Services): void {
  register(people.listStaff, () => listStaff(services, services.db));
  register(people.inviteStaff, ({ body }, { actor, transact }) =>
    transact((tx) => inviteStaff(services, tx, actor, body)),
  );
  register(people.changeStaff, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeStaff(services, tx, actor, { ...params, ...body })),
  );
  register(people.endStaffSessions, ({ params }, { actor, transact }) =>
    transact((tx) => endStaffSessions(services, tx, actor, params.staffId)),
  );
}
