import { BulkSampleSheet } from './bulk-sample-sheet.tsx';
import { DecideBulkSheet } from './decide-bulk-sheet.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { SampleView } from './sample-search.ts';
import { SampleSheet } from './sample-sheet.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';

export function SampleSheets({
  view,
  label,
  ...props
}: SampleSheetProps & { view: SampleView; label: string }) {
  if (view === 'photo') return <PhotoViewer {...props} label={label} />;
  if (!props.sample.isDecidedByLot) return <SampleSheet {...props} />;
  return view === 'approve-bulk' ? <DecideBulkSheet {...props} /> : <BulkSampleSheet {...props} />;
}
