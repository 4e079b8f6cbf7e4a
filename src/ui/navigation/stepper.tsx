import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { stepperTexts } from './stepper.texts.ts';

/** `underway`: not over yet, although a later step has begun. */
export type StepState = 'done' | 'current' | 'underway' | 'late' | 'upcoming';

export type Step = { id: string; label: string; state: StepState };

const DOT: Record<StepState, { look: string; icon: IconName; words: string }> = {
  done: { look: 'border-brand-600 bg-brand-600 text-on-brand', icon: 'check', words: stepperTexts.done },
  current: { look: 'border-brand-600 bg-paper text-brand-600', icon: 'dot', words: stepperTexts.current },
  underway: { look: 'border-brand-600 bg-paper text-brand-600', icon: 'dot', words: stepperTexts.underway },
  late: { look: 'border-bad bg-bad-soft text-bad', icon: 'clock', words: stepperTexts.late },
  upcoming: {
    look: 'border-line-strong bg-paper text-transparent',
    icon: 'dot',
    words: stepperTexts.upcoming,
  },
};

export type StepperProps = { label: string; steps: readonly Step[] };

/** Stages from left to right; each says in words where it stands. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol aria-label={label} className="flex w-full">
      {steps.map((step, place) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' || step.state === 'late' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1"
        >
          {place > 0 && <Thread done={step.state !== 'upcoming'} />}
          <StepDot state={step.state} />
          <span
            className={classNames(
              'w-full px-0.5 text-center text-xs text-balance wide:text-sm',
              step.state === 'current' && 'font-bold text-ink',
              step.state === 'late' && 'font-bold text-bad',
              (step.state === 'done' || step.state === 'underway' || step.state === 'upcoming') &&
                'text-ink-soft',
            )}
          >
            {step.label}
            <VisuallyHidden>, {DOT[step.state].words}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Thread({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('absolute top-3.5 right-1/2 h-0.5 w-full', done ? 'bg-brand-600' : 'bg-line')}
    />
  );
}

function StepDot({ state }: { state: StepState }) {
  const { look, icon } = DOT[state];
  return (
    <span className={classNames('relative z-1 grid size-7 place-items-center rounded-full border-2', look)}>
      <Icon name={icon} size="small" />
    </span>
  );
}
