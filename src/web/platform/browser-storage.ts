/** Browser storage that never throws: private windows and full disks must not break the app. */
export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

export function readStored(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refused to keep it. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

export function clearStored(area: StorageArea): void {
  try {
    areaOf(area).clear();
  } catch {
    // As above.
  }
}

export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(areaOf(area));
  } catch {
    return [];
  }
}
