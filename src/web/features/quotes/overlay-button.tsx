import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { preloadSheets } from './sheets/lazy-sheets.tsx';
import type { SheetView } from './sheets/sheet-views.ts';

export type OverlayButtonProps = Omit<ButtonProps, 'onClick'> & { view: SheetView; id?: string };

/** Opens a sheet that lives in the address; its code comes while the finger is still on its way. */
export function OverlayButton({ view, id, ...button }: OverlayButtonProps) {
  const { open } = useOverlay(view);
  return (
    <Button
      {...button}
      onPointerEnter={preloadSheets}
      onTouchStart={preloadSheets}
      onClick={() => open(id)}
    />
  );
}
