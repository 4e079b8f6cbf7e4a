// Name and mark where no component draws them: the head of the page, its icon, and the manifest of an installed app.

/** @typedef {{ name: string, mark: Readonly<Record<'viewBox' | 'warp' | 'weft' | 'warpOnTop', string>> }} Brand */

const BLUE = '#1f53c4';
const PALE = '#8bb0fb';

/**
 * The name alone, for an app that shares the icon of another.
 * @param {Brand} brand
 * @returns {import('vite').Plugin}
 */
export function brandName(brand) {
  return { name: 'brand-name', transformIndexHtml: (page) => page.replaceAll('%BRAND_NAME%', brand.name) };
}

/**
 * @param {Brand} brand
 * @returns {import('vite').Plugin}
 */
export function brandFiles(brand) {
  const files = { 'favicon.svg': icon(brand), 'manifest.webmanifest': manifest(brand) };
  return {
    name: 'brand-files',
    transformIndexHtml: (page) => page.replaceAll('%BRAND_NAME%', brand.name),
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      for (const [name, source] of Object.entries(files))
        middlewares.use(`/${name}`, (_request, response) => void response.end(source));
    },
  };
}

/** @param {Brand} brand */
function icon({ mark: { viewBox, warp, weft, warpOnTop } }) {
  const line = (/** @type {string} */ path, /** @type {string} */ colour, /** @type {number} */ width) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const cut = (/** @type {string} */ path, /** @type {number} */ width) =>
    `<path d="${path}" stroke="${BLUE}" stroke-width="${width}"/>`;
  const layers = [line(warp, PALE, 2.2), cut(weft, 5.2), line(weft, '#fff', 3), cut(warpOnTop, 4.2)];
  const top = `<path d="${warpOnTop}" stroke="${PALE}" stroke-width="2.2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none"><rect width="32" height="32" rx="8" fill="${BLUE}"/>${layers.join('')}${top}</svg>`;
}

/** @param {Brand} brand */
function manifest({ name }) {
  return JSON.stringify({
    name,
    short_name: name,
    description: 'Buy fabric: ask once, compare quotes, track every metre.',
    start_url: '/customer/home',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  });
}
