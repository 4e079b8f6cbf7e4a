import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useOpenSample } from './sample-search.ts';

export type OpenSampleProps = {
  sampleId: string;
  /** What is opened, for those who do not see what stands beside it. */
  name: string;
  isBulk?: boolean;
  isPressing?: boolean;
  children: ReactNode;
};

export function OpenSample({
  sampleId,
  name,
  isBulk = false,
  isPressing = false,
  children,
}: OpenSampleProps) {
  const open = useOpenSample(isBulk);
  return (
    <Button
      variant={isPressing ? 'primary' : 'secondary'}
      size="small"
      aria-label={`${String(children)}: ${name}`}
      onClick={() => open(sampleId)}
    >
      {children}
    </Button>
  );
}
