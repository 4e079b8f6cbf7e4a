import { prepareEwayBillFile } from '#contract/staff/books.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { FilesToFetch } from '#desk/widgets/books/book-files.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

/** For the portal, while the goods are still here: the number it gives is typed when they leave. */
export function EwayBillFile({ dispatchId }: { dispatchId: string }) {
  const mayFetch = useMay(prepareEwayBillFile);
  if (!mayFetch) return null;
  return (
    <FilesToFetch
      files={[[dispatchId, texts.ewayFile]]}
      prepare={() => call(prepareEwayBillFile, { params: { dispatchId }, body: {} })}
    />
  );
}
