/** Finds the end of each answer on a plain socket, one request at a time; cheap, so that callers cost little. */
const HEAD_END = '\r\n\r\n';

export type AnswerReader = {
  /** True when the answer is whole; its head is in `head()`. */
  take(chunk: Buffer | string): boolean;
  head(): string;
};

export function answerReader(): AnswerReader {
  let head = '';
  let bodyLeft = 0;
  let isNew = true;
  return {
    take(chunk) {
      if (isNew) {
        head = '';
        isNew = false;
      }
      if (bodyLeft > 0) bodyLeft -= Buffer.byteLength(chunk);
      else {
        head += chunk.toString('latin1');
        const bodyAt = head.indexOf(HEAD_END);
        if (bodyAt < 0) return false;
        const length = /content-length: (\d+)/i.exec(head)?.[1] ?? '0';
        bodyLeft = Number(length) - (head.length - bodyAt - HEAD_END.length);
      }
      isNew = bodyLeft <= 0;
      return isNew;
    },
    head: () => head,
  };
}
