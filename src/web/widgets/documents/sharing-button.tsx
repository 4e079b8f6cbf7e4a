import type { DocumentRecord } from '#contract/customer/documents.ts';
import { Button } from '#ui/buttons/button.tsx';
import { documentsTexts as texts } from './documents.texts.ts';
import { loadShareSheet } from './load-share-sheet.ts';

export type SharingButtonProps = { record: DocumentRecord; onShare: () => void };

/** Opens the sheet, whose code comes while the finger is still on its way. */
export function SharingButton({ record, onShare }: SharingButtonProps) {
  const preload = () => void loadShareSheet().catch(() => {});
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
