/** Many who ask for the same at the same time get one answer, and none an answer that is older than the question. */

export type JoinedReads<Answer> = (key: string, read: () => Promise<Answer>) => Promise<Answer>;

type Turn<Answer> = { since: number; over: Promise<void>; next: Promise<Answer> | null };

/** A read that hears nothing of its end, such as on a line that went dead, holds nobody up for longer. */
const LONGEST_MS = 10_000;

/** Whoever comes while a read is under way shares the one that begins when it is over. */
export function openJoinedReads<Answer>(): JoinedReads<Answer> {
  const turns = new Map<string, Turn<Answer>>();

  function begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const answer = read();
    const turn: Turn<Answer> = {
      since: performance.now(),
      over: answer.then(leave, leave),
      next: null,
    };
    turns.set(key, turn);
    return answer;

    function leave(): void {
      if (turns.get(key) === turn && !turn.next) turns.delete(key);
    }
  }

  return (key, read) => {
    const turn = turns.get(key);
    if (!turn || performance.now() - turn.since > LONGEST_MS) return begin(key, read);
    turn.next ??= turn.over.then(() => begin(key, read));
    return turn.next;
  };
}
