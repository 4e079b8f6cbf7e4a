/** Signs in with the one-time code the host app hands over; screens wait until that is settled. */
let settled: Promise<void> = Promise.resolve();

/** Guards wait here, so that nobody is sent to the sign-in screen while the code is being exchanged. */
export function hostSignInSettled(): Promise<void> {
  return settled;
}

/** Takes the code out of the address before anything else can see or keep it. */
export function takeCodeFromAddress(): string | null {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get('x');
  if (code === null) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}

export function signInWithHostCode(
  code: string,
  from: 'exchangeFromAddress' | 'exchangeFromBridge',
): Promise<void> {
  settled = import('./host-exchange.ts').then((host) => host[from](code)).catch(() => {});
  return settled;
}
