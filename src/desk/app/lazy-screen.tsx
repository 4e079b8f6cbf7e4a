/** Screens load when they are needed. */
import { type ComponentType, use } from 'react';

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The screen did not load.', { cause });
    this.name = 'ChunkLoadError';
  }
}

export function lazyScreen(load: () => Promise<ComponentType>) {
  let Screen: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const preload = async () => {
    loading ??= load().then(
      (loaded) => {
        Screen = loaded;
      },
      (cause) => {
        // Forgotten, so that the next try really imports again.
        loading = null;
        throw new ChunkLoadError(cause);
      },
    );
    return loading;
  };
  function LazyScreen() {
    if (!Screen) use(loading ?? preload());
    return Screen && <Screen />;
  }
  return Object.assign(LazyScreen, { preload });
}
