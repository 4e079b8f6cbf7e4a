import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandName } from './scripts/web-build/brand-files.mjs';
import { browserContract } from './scripts/web-build/browser-contract.mjs';
import { compiledComponents } from './scripts/web-build/compiled-components.mjs';
import { BRAND_MARK, BRAND_NAME } from './src/domain/shared/brand.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The staff desk: a build of its own below /desk, so that nothing of it reaches the customer app. */
export default defineConfig({
  root: at('src/desk'),
  base: '/desk/',
  publicDir: false,
  plugins: [
    browserContract(),
    brandName({ name: BRAND_NAME, mark: BRAND_MARK }),
    react(),
    compiledComponents(
      { include: /src[\\/]desk[\\/].*\.tsx$/, presets: [reactCompilerPreset()] },
      { root: at('.') },
    ),
    tailwindcss(),
  ],
  build: {
    outDir: at('dist/web/desk'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows our own files only: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // Stands behind the customer app's own server, which passes /desk on to it.
  server: { fs: { allow: [at('.')] } },
});
