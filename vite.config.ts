import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const projectRoot = fileURLToPath(new URL('.', import.meta.url));
const API_PATHS =
  '^/(api|apifabric|apiuser|apidesk|live-rate|hooks|download|outbox)(/|$)|^/(config.json|healthz)$';

/** What the sign-in page runs stays uncompiled: memory of renders costs bytes there and saves nothing. */
const COMPILED =
  /src[\\/](web|desk)[\\/](features[\\/](?!auth[\\/])|widgets[\\/](?!way-in[\\/]|forms[\\/]form-error)).*\.tsx$/;

/** Small pieces that many screens share, in one file: each name of a file is also a line in the sign-in page's script. */
const SHARED_PARTS =
  /src[\\/](ui[\\/](button|icon|select|checkbox|radio-group|suggest-field|otp-field|file-drop|notice|skeleton|empty-state|switch|progress-bar|sticky-action|money)|web[\\/](widgets[\\/](forms[\\/]use-form|one-time-code[\\/]resend-code)|platform[\\/](navigation[\\/]overlays|use-read)))\.tsx?$/;
/** Amounts, lengths and days as every signed-in screen writes them. */
const FIGURES = /src[\\/](domain[\\/]shared|web[\\/]widgets[\\/]requests)[\\/][^\\/]+\.ts$/;
/** What lists, quotes and the wizard have in common; the table of sub-categories stays with those that need it. */
const FABRIC =
  /src[\\/](ui[\\/](card|text-area|tab-links|swatch[\\/]swatch)|web[\\/](widgets[\\/]cloth[\\/]cloth-swatch|platform[\\/]wide-screen)|contract[\\/](requests|quotes|uploads)|domain[\\/](requests[\\/][^\\/]+|quotes[\\/](rate|expiry|compare[\\/]best-of-row)|catalogue[\\/]construction[\\/]quality-string|account[\\/]choices[\\/]credit-period))\.tsx?$/;

const LARGE_FILES = /(parts|signed-in|figures|fabric)-[^/]+\.js$|\.css$/;

/** The customer app; the server that stands behind it in development listens on PORT. */
export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  publicDir: 'static',
  // React has the hook itself; the stand-in for older versions would only weigh on the sign-in page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), babel({ include: COMPILED, presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows our own files only: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only the large files that screens share are asked for together with a screen; each name weighs on the sign-in page.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => LARGE_FILES.test(name)) : needed,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: what the sign-in page runs is one, what every signed-in screen shares is another.
          groups: [
            {
              name: 'start',
              test: /src[\\/]web[\\/](app[\\/]main|features[\\/]auth[\\/]login-screen)\.tsx$/,
              priority: 3,
            },
            {
              name: 'contract',
              test: /src[\\/](contract[\\/]auth|web[\\/]features[\\/]auth[\\/]sign-in-calls)\.ts$/,
              priority: 2,
            },
            { name: 'parts', test: SHARED_PARTS, priority: 2 },
            {
              name: 'signed-in',
              test: /src[\\/]web[\\/](app[\\/]customer-shell|widgets[\\/][^\\/]+)\.tsx?$|react-query[\\/].*(useQuery|nfiniteQuery|infiniteQueryOptions)\.js$/,
              priority: 1,
            },
            { name: 'figures', test: FIGURES },
            { name: 'fabric', test: FABRIC },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [projectRoot] },
    proxy: {
      [API_PATHS]: { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false },
    },
  },
});
