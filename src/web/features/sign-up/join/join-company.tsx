import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { joinCompany, readColleagueInvitation, sendJoiningCode } from '#contract/customer/colleagues.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call, EXEMPT } from '#web/platform/api.ts';
import { callWithProof } from '#web/platform/call-with-proof.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { beginSession } from '#web/platform/session/session.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { CodeEntryForm } from '#web/widgets/one-time-code/code-entry-form.tsx';
import { rolesText } from '#words/page/company.ts';
import { joinTexts as texts } from './join.texts.ts';
import { JoinFrame } from './join-frame.tsx';

/** Opening the link only shows who invites; a code to the invited number or address lets in. */
export function JoinCompany({ joinKey: key }: { joinKey: string }) {
  const read = useRead(key, (signal) =>
    call(readColleagueInvitation, { body: { key } }, { ...EXEMPT, signal }),
  );
  const { data, error } = read;
  if (isEnded(error)) return <Ended />;
  if (data) return <Invitation joinKey={key} invitation={data} />;
  return (
    <JoinFrame title={texts.loading}>
      {error ? (
        <ErrorState detail={errorMessage(error)} busy={read.isReading} onRetry={read.retry} />
      ) : (
        <Skeleton shape="button" />
      )}
    </JoinFrame>
  );
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invitation_ended';
}

type InvitationProps = { joinKey: string; invitation: Reply<typeof readColleagueInvitation> };

function Invitation({ joinKey: key, invitation }: InvitationProps) {
  const navigate = useNavigate();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const { company, invitedBy, roles, maskedTo } = invitation;
  const send = useTask(async () => {
    const sent = await callWithProof(sendJoiningCode, { body: { key } }, EXEMPT);
    setResendAt(Date.now() + sent.resendAfterSeconds * 1000);
  });
  const verify = async (otp: string) => {
    beginSession(await callWithProof(joinCompany, { body: { key, otp } }, EXEMPT));
    await navigate({ href: pathTo('home'), replace: true });
  };
  return (
    <JoinFrame title={texts.title(company)} lead={texts.lead(invitedBy, rolesText(roles).toLowerCase())}>
      {resendAt === null ? (
        <div className="flex flex-col gap-3">
          <FormError error={send.error} words={errorMessage} />
          <Button wide busy={send.isRunning} onClick={() => void send.run()}>
            {texts.send(maskedTo)}
          </Button>
        </div>
      ) : (
        <>
          <p className="pb-3 text-ink-soft">{texts.sentTo(maskedTo)}</p>
          <CodeEntryForm
            resendAt={resendAt}
            verify={verify}
            resend={async () => void (await send.run())}
            submitLabel={texts.join}
          />
        </>
      )}
    </JoinFrame>
  );
}

function Ended() {
  return (
    <JoinFrame title={texts.endedTitle} lead={texts.ended}>
      <Link to={pathTo('login')} className={buttonClass({ wide: true })}>
        {texts.signIn}
      </Link>
    </JoinFrame>
  );
}
