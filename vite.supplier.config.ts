import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { brandName } from './scripts/web-build/brand-files.mjs';
import { browserContract } from './scripts/web-build/browser-contract.mjs';
import { translatedTexts } from './scripts/web-build/translated-texts.mjs';
import { BRAND_MARK, BRAND_NAME } from './src/domain/shared/brand.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page of a mill: a build of its own below /supplier, without React, so that it is small. */
export default defineConfig({
  root: at('src/supplier'),
  base: '/supplier/',
  publicDir: false,
  plugins: [
    browserContract(),
    translatedTexts(process.env.PAGE_LANGUAGE),
    brandName({ name: BRAND_NAME, mark: BRAND_MARK }),
    tailwindcss(),
  ],
  build: {
    outDir: at('dist/web/supplier'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows our own files only: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // Stands behind the customer app's own server, which passes /supplier on to it.
  server: { fs: { allow: [at('.')] } },
});
