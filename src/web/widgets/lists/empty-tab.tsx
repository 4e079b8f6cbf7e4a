import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';

export type EmptyTabProps = {
  words: { title: string; description: string };
  /** Where to go from here. */
  next: { path: string; label: string };
};

/** A tab without records: what will stand here, and what to do for it. */
export function EmptyTab({ words: { title, description }, next }: EmptyTabProps) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={title}
      sentence={description}
      action={
        <Link to={next.path} className={buttonClass({})}>
          {next.label}
        </Link>
      }
    />
  );
}
