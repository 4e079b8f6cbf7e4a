import * as contract from '#contract/staff/auth.ts';
import * as people from '#contract/staff/people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { findStaffById } from '../account/staff-members.ts';
import { deviceKeyOf } from './device-cookie.ts';
import { endSession } from './end-session.ts';
import { changeStaff, endStaffSessions, inviteStaff, listStaff } from './manage-staff.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { renewAccessToken } from './renew-access-token.ts';
import { sendStaffCode, verifyStaffCode } from './staff-sign-in.ts';
import { sendStepUpCode, verifyStepUpCode } from './step-up.ts';

export function authStaffRoutes(register: Register, parts: Parts): void {
  register(contract.sendStaffCode, ({ body }, { caller, reply }) => {
    const newDeviceKey = deviceKeyOf(parts, caller, reply);
    return sendStaffCode(parts, body.email, { caller, newDeviceKey });
  });

  register(contract.verifyStaffCode, async ({ body }, { caller, reply }) => {
    const { answer, tokens } = await verifyStaffCode(parts, body.email, body.otp, caller);
    setRefreshCookie(reply, 'staff', tokens);
    return answer;
  });

  register(contract.refreshStaffToken, async (_input, { reply }) => {
    const held = readRefreshCookie(reply.request, 'staff', parts);
    const tokens = await renewAccessToken(parts, held, 'staff');
    setRefreshCookie(reply, 'staff', tokens);
    return { accessToken: tokens.accessToken, expiresInSeconds: tokens.expiresInSeconds };
  });

  register(contract.readStaffMember, async (_input, { actor }) => {
    const member = await findStaffById(parts.db, actor.staffId);
    if (!member) throw new Refusal('not_found');
    return { staffId: member.staff_id, name: member.name, email: member.email, role: member.role };
  });

  register(contract.staffLogout, async (_input, { actor, reply }) => {
    clearRefreshCookie(reply, 'staff');
    return endSession(parts, actor, { sessionId: actor.sessionId, reason: 'logout' });
  });
  register(contract.sendStaffStepUpCode, (_input, { actor }) => sendStepUpCode(parts, actor));
  register(contract.verifyStaffStepUpCode, ({ body }, { actor, caller }) =>
    verifyStepUpCode(parts, actor, body.otp, caller),
  );
  peopleRoutes(register, parts);
}

function peopleRoutes(register: Register, parts: Parts): void {
  register(people.listStaff, () => listStaff(parts, parts.db));
  register(people.inviteStaff, ({ body }, { actor, transact }) =>
    transact((tx) => inviteStaff(parts, tx, actor, body)),
  );
  register(people.changeStaff, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeStaff(parts, tx, actor, { ...params, ...body })),
  );
  register(people.endStaffSessions, ({ params }, { actor, transact }) =>
    transact((tx) => endStaffSessions(parts, tx, actor, params.staffId)),
  );
}
