import type { Registration } from '#contract/staff/registrations.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { EwayBillFile } from './eway-bill-file.tsx';
import { registrationTexts as texts } from './registration.texts.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationChips } from './registration-state.tsx';

/** The invoice at the registry: how far it is, what it waits for in words, and what may be done. */
export function RegistrationPart({ registration }: { registration: Registration }) {
  const { state, problem, wayProblem, waitsFor, hasLeft } = registration;
  const isReady = !hasLeft && waitsFor === null && state === 'registered';
  return (
    <section
      aria-label={state === 'not_required' ? texts.issued : texts.part}
      className="mt-2 flex flex-col gap-2 border-t border-line pt-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="flex flex-wrap items-center gap-2 font-semibold">
          {registration.number}
          <RegistrationChips registration={registration} />
        </h4>
        <RegistrationActions registration={registration} />
      </div>
      {state === 'not_required' && !hasLeft && <EwayBillFile dispatchId={registration.dispatchId} />}
      {isReady && <p className="text-good">{texts.ready}</p>}
      {waitsFor && <p className="text-ink-soft">{waitsFor}</p>}
      {[problem, wayProblem].map(
        (words) =>
          words && (
            <p key={words} role="status" className="text-bad">
              {words}
            </p>
          ),
      )}
      {registration.irn && <Facts facts={marks(registration)} />}
    </section>
  );
}

function marks({ irn, ackNumber, ackAt, ewayBill }: Registration): Fact[] {
  return [
    [
      texts.irn,
      <span key="irn" className="figures break-all">
        {irn}
      </span>,
    ],
    [texts.ack, [ackNumber, ackAt && momentText(ackAt)].filter(Boolean).join(', ')],
    ...(ewayBill ? [[texts.eway, ewayBill] as const] : []),
  ];
}
