// Which built files a screen needs before it can be drawn, read from Vite's manifest.

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

/** By source file, or by the name of a group in vite.config.ts. @param {Manifest} manifest @returns {(...wanted: string[]) => string[]} */
export function filesOfScreens(manifest) {
  return (...wanted) => {
    /** @type {Set<string>} */
    const files = new Set();
    for (const one of wanted) {
      const key = manifest[one] ? one : Object.keys(manifest).find((other) => manifest[other]?.name === one);
      if (key === undefined) throw new Error(`${one} is no file of its own in the built app.`);
      collect(manifest, key, files);
    }
    return [...files];
  };
}

/** @param {Manifest} manifest @param {string} key @param {Set<string>} files */
function collect(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
