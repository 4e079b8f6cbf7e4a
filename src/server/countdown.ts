/** A time limit that counts the time this process could work. While it stood still, what it waits for may have come; that time counts once. */

const STEPS = 10;

export type Countdown = { passedMs(): number; stop(): void };

export function startCountdown(ms: number, onEnd: () => void): Countdown {
  const stepMs = ms / STEPS;
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps < STEPS) return;
    clearInterval(timer);
    onEnd();
  }, stepMs);
  return {
    passedMs: () => steps * stepMs,
    stop: () => clearInterval(timer),
  };
}
