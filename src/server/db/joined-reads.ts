/** Many who ask for the same at the same time get one answer, and none an answer that is older than the question. */

export type JoinedReads<Answer> = (key: string, read: () => Promise<Answer>) => Promise<Answer>;

type Turn<Answer> = { over: Promise<void>; next: Promise<Answer> | null };

/** Whoever comes while a read is under way shares the one that begins when it is over. */
export function openJoinedReads<Answer>(): JoinedReads<Answer> {
  const turns = new Map<string, Turn<Answer>>();

  function begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const answer = read();
    const turn: Turn<Answer> = { over: answer.then(leave, leave), next: null };
    turns.set(key, turn);
    return answer;

    function leave(): void {
      if (!turn.next) turns.delete(key);
    }
  }

  return (key, read) => {
    const turn = turns.get(key);
    if (!turn) return begin(key, read);
    turn.next ??= turn.over.then(() => begin(key, read));
    return turn.next;
  };
}
