import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { homeTexts } from './home.texts.ts';

const { firstStep: texts } = homeTexts;

/** Where buying begins. */
export function FirstStep() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.title}
      sentence={texts.text}
      action={
        <Link to={pathTo('createRequest')} className={buttonClass({})}>
          {texts.action}
        </Link>
      }
    />
  );
}
