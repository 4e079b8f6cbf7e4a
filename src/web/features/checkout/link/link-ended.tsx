import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { linkTexts } from './link.texts.ts';

const { page: texts } = linkTexts;

/** One and the same sentence, whatever the reason. */
export function LinkEnded() {
  return (
    <>
      <h1 className="sr-only">{texts.endedTitle}</h1>
      <EmptyState drawing={<EmptyLoom />} title={texts.ended} sentence={texts.endedText} />
    </>
  );
}
