/** Work that needs much memory for a moment waits until what is in hand leaves room for it. */

export type MemoryQueue = { run<T>(bytes: number, work: () => Promise<T>): Promise<T> };

type Waiting = { bytes: number; start: () => void };

export function memoryQueue(mostBytes: number): MemoryQueue {
  const line: Waiting[] = [];
  let taken = 0;

  /** In the order they came, so that a large picture is not overtaken for ever. */
  function letIn(): void {
    for (let next = line[0]; next && taken + next.bytes <= mostBytes; next = line[0]) {
      line.shift();
      taken += next.bytes;
      next.start();
    }
  }

  return {
    async run(bytes, work) {
      const needed = Math.min(bytes, mostBytes);
      await new Promise<void>((resolve) => {
        line.push({ bytes: needed, start: resolve });
        letIn();
      });
      try {
        return await work();
      } finally {
        taken -= needed;
        letIn();
      }
    },
  };
}
