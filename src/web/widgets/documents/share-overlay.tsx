import { lazy, Suspense } from 'react';
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { documentsTexts as texts } from './documents.texts.ts';

const VIEW = 'share-document';
const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(() => loadSheet().then((m) => ({ default: m.ShareSheet })));

/** Opens the sheet, whose code comes while the finger is still on its way. */
export function SharingButton({ record }: { record: DocumentRecord }) {
  const { open } = useOverlay(VIEW);
  const preload = () => void loadSheet().catch(() => {});
  return (
    <Button
      variant="quiet"
      size="small"
      icon="upload"
      aria-label={texts.shareName(record.typeLabel, record.number)}
      onPointerEnter={preload}
      onTouchStart={preload}
      onClick={() => open(record.documentId)}
    >
      {texts.share}
    </Button>
  );
}

/** Whatever document the address wants to share. */
export function ShareOverlay({ records }: { records: readonly DocumentRecord[] }) {
  const { isOpen, id, close } = useOverlay(VIEW);
  const record = isOpen ? records.find(({ documentId }) => documentId === id) : undefined;
  return <Suspense>{record && <ShareSheet record={record} onClose={close} />}</Suspense>;
}
