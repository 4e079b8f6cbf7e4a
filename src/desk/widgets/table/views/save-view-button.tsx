import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { SaveViewSheet } from './save-view-sheet.tsx';
import { useViews } from './use-views.ts';
import { viewsTexts as texts } from './views.texts.ts';

/** Offered while the list stands differently from every view that was saved. */
export function SaveViewButton() {
  const all = useViews();
  const [isNaming, setNaming] = useState(false);
  const isSaved = all.words === '' || all.current?.search === all.words;
  if (isSaved && !isNaming) return null;
  return (
    <>
      <Button variant="quiet" size="small" icon="plus" onClick={() => setNaming(true)}>
        {texts.save}
      </Button>
      {isNaming && <SaveViewSheet views={all} onClose={() => setNaming(false)} />}
    </>
  );
}
