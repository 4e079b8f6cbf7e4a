import { lazy, Suspense } from 'react';
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { Button } from '#ui/buttons/button.tsx';
import { documentsTexts as texts } from './documents.texts.ts';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(() => loadSheet().then((m) => ({ default: m.ShareSheet })));

export type SharingButtonProps = { record: DocumentRecord; onShare: () => void };

/** Opens the sheet, whose code comes while the finger is still on its way. */
export function SharingButton({ record, onShare }: SharingButtonProps) {
  const preload = () => void loadSheet().catch(() => {});
  return (
    <Button
      variant="quiet"
      size="small"
      icon="upload"
      aria-label={texts.shareName(record.typeLabel, record.number)}
      onPointerEnter={preload}
      onTouchStart={preload}
      onClick={onShare}
    >
      {texts.share}
    </Button>
  );
}

export type ShareOverlayProps = { record: DocumentRecord | null; onClose: () => void };

/** Not in the address: the shelf may stand in a sheet that is, and would be closed by another one. */
export function ShareOverlay({ record, onClose }: ShareOverlayProps) {
  return <Suspense>{record && <ShareSheet record={record} onClose={onClose} />}</Suspense>;
}
