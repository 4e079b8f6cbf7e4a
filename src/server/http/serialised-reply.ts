/** An answer that is JSON already, written by shapes of the contract: nothing is parsed to be written again. */
export class SerialisedReply<Reply> {
  readonly text: string;
  /** Only the compiler knows what it says. */
  declare readonly says: Reply;

  constructor(text: string) {
    this.text = text;
  }
}

/** One object out of two, each with at least one field. */
export function joinedJson(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`;
}

/** A page of a list whose records are written already. */
export function serialisedPage<Reply>(records: readonly string[], rest: string): SerialisedReply<Reply> {
  return new SerialisedReply(joinedJson(`{"records":[${records.join(',')}]}`, rest));
}
