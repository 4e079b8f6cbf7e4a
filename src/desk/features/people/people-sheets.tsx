import { changeStaff, endStaffSessions, inviteStaff, type StaffMember } from '#contract/staff/people.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useCodeFirst } from '#desk/widgets/forms/use-code-first.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { givesMoneyRole } from '#domain/account/money-role.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/account/staff-role.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { peopleTexts as texts } from './people.texts.ts';

const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({ value, label: texts.roles[value] }));
const TOUCHED = ['staff'] as const;

export function InviteSheet({ onClose }: { onClose: () => void }) {
  const [values, setValues, draft] = useDraft('invite staff', {
    name: '',
    email: '',
    role: 'desk' as StaffRole,
    isReturning: false,
  });
  const invite = useChange({
    send: (body: typeof values, idempotencyKey) => call(inviteStaff, { body }, { idempotencyKey }),
    touches: TOUCHED,
    done: ({ email }) => texts.invited(email),
    onDone: draft.discardThen(onClose),
  });
  const codeFirst = useCodeFirst(texts.codeLead);
  if (codeFirst.sheet) return codeFirst.sheet;
  const needsCode = givesMoneyRole(null, { role: values.role, isActive: true });
  return (
    <ActionSheet
      title={texts.invite}
      description={texts.inviteLead}
      action={texts.sendInvitation}
      change={invite}
      draft={draft}
      shownFields={['name', 'email', 'role', 'isReturning']}
      onSubmit={() => codeFirst.run(needsCode, () => invite.run(values))}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        value={values.name}
        error={invite.fields.name}
        autoFocus
        onChange={(event) => setValues((now) => ({ ...now, name: event.target.value }))}
      />
      <Field
        kind="email"
        label={texts.email}
        value={values.email}
        error={invite.fields.email}
        onChange={(event) => setValues((now) => ({ ...now, email: event.target.value }))}
      />
      <Select
        label={texts.role}
        options={ROLE_OPTIONS}
        value={values.role}
        error={invite.fields.role}
        onChange={(event) => setValues((now) => ({ ...now, role: event.target.value as StaffRole }))}
        {...(needsCode ? { hint: texts.moneyRole } : {})}
      />
      {(invite.fields.isReturning || values.isReturning) && (
        <Checkbox
          label={texts.mayReturn}
          checked={values.isReturning}
          error={invite.fields.isReturning}
          onChange={(event) => setValues((now) => ({ ...now, isReturning: event.target.checked }))}
        />
      )}
    </ActionSheet>
  );
}

export function AccessSheet({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { staffId } = member;
  const current = { role: member.role, isActive: member.isActive };
  const [values, setValues, draft] = useDraft(`access of ${staffId}`, current, { stored: current });
  const save = useChange({
    send: (body: typeof values) =>
      call(changeStaff, { params: { staffId }, body: { ...body, readAt: draft.readAt } }),
    touches: TOUCHED,
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  const end = useChange({
    send: (id: string) => call(endStaffSessions, { params: { staffId: id }, body: {} }),
    touches: TOUCHED,
    done: () => texts.sessionsEnded,
    onDone: draft.discardThen(onClose),
  });
  const codeFirst = useCodeFirst(texts.codeLead);
  if (codeFirst.sheet) return codeFirst.sheet;
  const needsCode = givesMoneyRole(current, values);
  return (
    <ActionSheet
      title={texts.changeTitle(member.name)}
      description={member.email}
      action={texts.save}
      change={save}
      draft={draft}
      onSubmit={() => codeFirst.run(needsCode, () => save.run(values))}
      onClose={onClose}
    >
      <Select
        label={texts.role}
        options={ROLE_OPTIONS}
        value={values.role}
        onChange={(event) => setValues((now) => ({ ...now, role: event.target.value as StaffRole }))}
        {...(needsCode ? { hint: texts.moneyRole } : {})}
      />
      <Checkbox
        label={texts.mayIn}
        checked={values.isActive}
        onChange={(event) => setValues((now) => ({ ...now, isActive: event.target.checked }))}
      />
      <div>
        <Button
          variant="quiet"
          size="small"
          icon="logout"
          busy={end.isRunning}
          onClick={() => end.run(staffId)}
        >
          {texts.endSessions}
        </Button>
        <FormProblem change={end} />
      </div>
    </ActionSheet>
  );
}
