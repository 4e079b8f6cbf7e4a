import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { showToast, type ToastKind } from '#ui/feedback/toast-store.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Row, Section } from './section.tsx';

const TOASTS: readonly [ToastKind, string][] = [
  ['info', 'Quote asked for'],
  ['good', 'Lab dip approved'],
  ['warn', 'Dispatch moves to 14 Aug, 2026'],
  ['bad', 'Something went wrong !'],
];

export function StateSection() {
  return (
    <Section id="states" title="States">
      <Row title="Chips">
        <Chip tone="good">Delivered</Chip>
        <Chip tone="warn">Your turn</Chip>
        <Chip tone="bad">3 days late</Chip>
        <Chip tone="info">Quote received</Chip>
        <Chip>Draft</Chip>
        <Chip tone="info" icon="box">
          In production
        </Chip>
      </Row>
      <Row title="Toasts">
        {TOASTS.map(([kind, message]) => (
          <Button key={kind} size="small" variant="secondary" onClick={() => showToast(message, { kind })}>
            {kind}
          </Button>
        ))}
      </Row>
      <OfflineBanner />
      <div className="grid gap-6 md:grid-cols-2">
        <ProgressBar label="Uploading strike-off.jpg" percent={64} />
        <ProgressBar label="Production" percent={50} valueText="3 of 6 stages" tone="good" />
        <SkeletonCards count={2} />
        <div className="rounded-card border border-line bg-paper">
          <EmptyState
            drawing={<EmptyLoom />}
            sentence="Nothing in Production!"
            action={<Button icon="plus">Add query</Button>}
          />
        </div>
        <div className="rounded-card border border-line bg-paper">
          <ErrorState
            detail="The list could not be loaded. Your orders are safe."
            onRetry={() => showToast('Trying again')}
          />
        </div>
      </div>
    </Section>
  );
}
