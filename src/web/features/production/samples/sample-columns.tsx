import type { ReactNode } from 'react';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import type { SamplePiece } from './sample-picture.tsx';
import { SamplePictures } from './sample-pictures.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';

export type SampleColumnsProps = Pick<SampleSheetProps, 'order' | 'sample' | 'onClose'> & {
  title: string;
  description: string;
  pieces: readonly SamplePiece[];
  chosen?: readonly string[];
  foot: ReactNode;
  children: ReactNode;
};

/** The pictures and what is said or asked about them, in one sheet. */
export function SampleColumns({
  order,
  sample,
  onClose,
  title,
  description,
  pieces,
  chosen = [],
  foot,
  children,
}: SampleColumnsProps) {
  return (
    <Sheet open roomy onClose={onClose} title={title} description={description} foot={foot}>
      <div className="flex flex-col gap-4 wide:grid wide:grid-cols-2 wide:items-start wide:gap-6">
        <SamplePictures {...{ order, sample, pieces, chosen }} />
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
      </div>
    </Sheet>
  );
}
