import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readInvitation } from '#contract/customer/sign-up.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useHashKey } from '#web/platform/navigation/hash-key.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { spacedPhone } from '#web/widgets/spaced-phone.ts';
import { JoinCompany } from './join/join-company.tsx';
import { ProofEnded } from './proof-ended.tsx';
import { signUpTexts } from './sign-up.texts.ts';
import { isProofEnded } from './sign-up-calls.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { type InviteProof, type PhoneProof, useSignUpProof } from './sign-up-proof.ts';

/** Without a verified number or an invitation there is nothing to sign up with, so the screen leads back. */
export function CreateCustomerScreen() {
  const joinKey = useHashKey('join');
  return joinKey === null ? <SignUpByProof /> : <JoinCompany key={joinKey} joinKey={joinKey} />;
}

function SignUpByProof() {
  const proof = useSignUpProof();
  if (!proof) return <Navigate to={pathTo('login')} replace />;
  return proof.kind === 'phone' ? <SignUpByPhone proof={proof} /> : <SignUpByInvite proof={proof} />;
}

function SignUpByPhone({ proof }: { proof: PhoneProof }) {
  const [isEnded, setEnded] = useState(false);
  if (isEnded) return <ProofEnded kind="phone" />;
  return (
    <SignUpFrame verified={spacedPhone(proof.phone)} market={proof.market}>
      <SignUpForm
        market={proof.market}
        owner={proof.phone}
        proof={{ gstValidationToken: proof.gstValidationToken }}
        onEnded={() => setEnded(true)}
      />
    </SignUpFrame>
  );
}

function SignUpByInvite({ proof: { invite } }: { proof: InviteProof }) {
  const [isEnded, setEnded] = useState(false);
  const invitation = useRead(invite, (signal) => call(readInvitation, { body: { invite } }, { signal }));
  const { data, error } = invitation;
  if (isEnded || isProofEnded(error)) return <ProofEnded kind="invite" />;
  return (
    <SignUpFrame verified={data?.email ?? null} market="INTL">
      {data ? (
        <SignUpForm
          market="INTL"
          owner={data.email}
          email={data.email}
          name={data.name}
          proof={{ invite }}
          onEnded={() => setEnded(true)}
        />
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={invitation.isReading} onRetry={invitation.retry} />
      ) : (
        <FormSkeleton />
      )}
    </SignUpFrame>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label={signUpTexts.loading} className="flex flex-col gap-6">
      {Array.from({ length: 5 }, (_, place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="max-w-32" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
