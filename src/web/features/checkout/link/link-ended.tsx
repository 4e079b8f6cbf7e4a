import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';

/** One and the same sentence, whatever the reason. */
export function LinkEnded() {
  return (
    <>
      <h1 className="sr-only">Payment link</h1>
      <EmptyState
        drawing={<EmptyLoom />}
        title="This link has ended"
        sentence="Please ask whoever sent it to you for a new one."
      />
    </>
  );
}
