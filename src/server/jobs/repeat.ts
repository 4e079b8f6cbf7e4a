/** Work that is too frequent for the queue's clock, which counts in minutes. */
export function startRepeating(
  pauseMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const begin = () => {
    running = work()
      .catch(onFailure)
      .finally(() => {
        if (!isStopped) timer = setTimeout(begin, pauseMs);
      });
  };
  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
