import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandFiles } from './scripts/web-build/brand-files.mjs';
import { browserContract } from './scripts/web-build/browser-contract.mjs';
import { compiledComponents } from './scripts/web-build/compiled-components.mjs';
import { PSEUDO_LANGUAGE, pseudoTexts } from './scripts/web-build/pseudo-texts.mjs';
import { translatedTexts } from './scripts/web-build/translated-texts.mjs';
import { BRAND_MARK, BRAND_NAME } from './src/domain/shared/brand.ts';

const projectRoot = fileURLToPath(new URL('.', import.meta.url));
const language = process.env.PAGE_LANGUAGE;
const API_PATHS =
  '^/(api|apifabric|apiuser|apidesk|apisupplier|live-rate|hooks|download|outbox)(/|$)|^/(config.json|healthz)$';

/** What the sign-in page runs stays uncompiled: memory of renders costs bytes there and saves nothing. */
const COMPILED =
  /src[\\/](web|desk)[\\/](features[\\/](?!auth[\\/])|widgets[\\/](?!auth-layout[\\/]|forms[\\/]form-error)).*\.tsx$/;

/** Small pieces that many screens share, in one file: each name of a file is also a line in the sign-in page's script. */
const SHARED_PARTS =
  /src[\\/](ui[\\/](buttons[\\/]button|icons[\\/]icon|fields[\\/](select|checkbox|radio-group|suggest-field|otp-field|file-drop|switch)|feedback[\\/](notice|skeleton|empty-state|progress-bar)|surfaces[\\/]sticky-action|figures[\\/]money)|web[\\/](widgets[\\/](forms[\\/]use-form|one-time-code[\\/](resend-code|code-field))|platform[\\/](navigation[\\/]overlays|use-read)))\.tsx?$/;
/** What several signed-in screens share, in one file: on a slow line every further file costs a way there and back. */
const SIGNED_IN = [
  /src[\\/]web[\\/](app[\\/]customer-shell|widgets[\\/](?!load-error|section|facts|public-frame|collapsible)[^\\/]+|widgets[\\/](requests|cloth)[\\/](?!cloth-head-skeleton)[^\\/]+|widgets[\\/]lists[\\/](card-facts|use-last-defined)|platform[\\/](wide-screen|refusal-message|use-now|use-intent|use-incremental-(data|count)))\.tsx?$/,
  /src[\\/]web[\\/]widgets[\\/](orders[\\/](orders\.queries|order-links|hold-note|use-held-orders|use-reported-payment|hold-text|amount)|payments[\\/]payments\.queries|msme[\\/]msme\.queries|company[\\/](use-work-scope|scope-query|company\.queries|use-may))\.tsx?$/,
  /src[\\/]ui[\\/](surfaces[\\/]card|fields[\\/]text-area|swatch[\\/]swatch)\.tsx$/,
  /src[\\/]contract[\\/](customer[\\/](requests|quotes|orders|payments|uploads)|idempotency-key)\.ts$/,
  /src[\\/]domain[\\/](shared[\\/](?!weight|working-days)[^\\/]+|requests[\\/]((?!close-reason|composition)[^\\/]+|wizard[\\/]wizard-step)|orders[\\/]order-status|quotes[\\/](rate|expiry)|account[\\/]choices[\\/]credit-period)\.ts$/,
  /react-query[\\/].*(useQuery|useMutation|nfiniteQuery|infiniteQueryOptions)\.js$/,
];

/** What the lists of queries, orders and payments have in common beyond home. */
const LIST_PARTS =
  /src[\\/](web[\\/](widgets[\\/](lists[\\/](?!card-facts|use-last-defined)[^\\/]+|orders[\\/]order-card|production[\\/]stage-link(\.texts)?|feedback[\\/]feedback-link(\.texts)?|cloth[\\/]cloth-head-skeleton|documents[\\/]document-sharing)|platform[\\/](use-preload|navigation[\\/]back-closes))|ui[\\/](fields[\\/]search-input|navigation[\\/]tab-links)|domain[\\/]quotes[\\/]delivery-term)\.tsx?$/;
/** What an open order, its payment and its confirmation have in common. */
const ORDER_PARTS =
  /src[\\/](web[\\/]widgets[\\/](history[\\/]history-lines|payments[\\/]instalment-plan|load-error|section|facts|collapsible)|domain[\\/]account[\\/]tax-numbers[\\/]gst-states)\.tsx?$/;
/** How an order is told, in lists and by itself. */
const ORDER_WORDS =
  /src[\\/]web[\\/]widgets[\\/](orders[\\/]order-text|payments[\\/]payment-widgets\.texts)\.ts$/;
/** What queries and the wizard have in common. */
const QUERY_WORDS =
  /src[\\/](domain[\\/](requests[\\/](close-reason|composition|wizard[\\/][^\\/]+|wire[\\/]sheet-codes)|quotes[\\/](terms[\\/](minimum-order|credit-days)|compare[\\/]best-of-row)|catalogue[\\/](quality-mark|construction[\\/]quality-string))|words[\\/]en[\\/]requests)\.ts$/;
/** What a ready quality looks like in lists, on home and on its own page. */
const QUALITY_PARTS =
  /src[\\/](web[\\/]widgets[\\/](catalogue|badges)[\\/](?!badge-sheets)[^\\/]+|ui[\\/]charts[\\/](sparkline|chart-scale)|domain[\\/]catalogue[\\/](live-rates|rates[\\/][^\\/]+)|contract[\\/]customer[\\/]ready-qualities)\.tsx?$/;
const START =
  /src[\\/](web[\\/](app[\\/](main|create-app-router)|features[\\/]auth[\\/]login-screen)|domain[\\/]shared[\\/](parse-result|latin-digits))\.tsx?$/;
const SIGN_IN_CALLS =
  /src[\\/](contract[\\/]customer[\\/]auth|web[\\/]features[\\/]auth[\\/]sign-in-calls)\.ts$/;

/** What runs before the first picture, and what loads the rest. */
const BOOT =
  /src[\\/]web[\\/](app[\\/](boot|after-first-paint|page-opened|prerendered)|platform[\\/](browser-storage|config-document|early-(submit|reads)|host[\\/]embedded-mode|session[\\/]stored-login))\.ts$|preload-helper|rolldown[\\/]runtime/;

const LARGE_FILES = /(parts|signed-in)-[^/]+\.js$|\.css$/;

/** The customer app; the server that stands behind it in development listens on PORT. */
export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  publicDir: false,
  // React has the hook itself; the stand-in for older versions would only weigh on the sign-in page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    browserContract(),
    language === PSEUDO_LANGUAGE ? pseudoTexts() : translatedTexts(language),
    brandFiles({ name: BRAND_NAME, mark: BRAND_MARK }),
    react(),
    compiledComponents({ include: COMPILED, presets: [reactCompilerPreset()] }, { root: projectRoot }),
    tailwindcss(),
  ],
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
    // Read and put away by scripts/prerender.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: what the sign-in page runs is one, what every signed-in screen shares is another.
          groups: [
            // The first script stands alone, so that the page is painted before the app is even read.
            { name: 'boot', test: BOOT, priority: 4 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            { name: 'start', test: START, priority: 3 },
            { name: 'contract', test: SIGN_IN_CALLS, priority: 2 },
            { name: 'parts', test: SHARED_PARTS, priority: 2 },
            { name: 'signed-in', test: (file) => SIGNED_IN.some((test) => test.test(file)), priority: 1 },
            { name: 'order-words', test: ORDER_WORDS, priority: 1 },
            { name: 'list-parts', test: LIST_PARTS, priority: 1 },
            { name: 'order-parts', test: ORDER_PARTS },
            { name: 'query-words', test: QUERY_WORDS },
            { name: 'quality-parts', test: QUALITY_PARTS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [projectRoot] },
    proxy: {
      // Desk and supplier's page are builds of their own, with development servers of their own.
      '^/desk(/|$)': { target: `http://127.0.0.1:${process.env.DESK_PORT ?? 3001}`, ws: true },
      '^/supplier(/|$)': {
        target: `http://127.0.0.1:${process.env.SUPPLIER_PORT ?? 3002}`,
        ws: true,
      },
      [API_PATHS]: { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false },
    },
  },
});
