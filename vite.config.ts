import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentPaths } from './apps/web/document-paths.ts'
import { catalogues, keepShell, macros } from './platform/build/index.ts'

const root = import.meta.dirname
export default defineConfig({
  root: path.join(root, 'apps/web'),
  html: { cspNonce: 'NONCE_HERE' },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // older targets break light-dark()
    assetsInlineLimit: 0, // font-src 'self' knows no data:
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what the login page is made of, in few files: small files compress badly
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store)|@lingui\/(core|react)|zod)\//,
            },
            {
              name: 'entrance',
              test: /\/(platform\/web\/(api\/(?!quer|upload)|offline\/kept-session|form\/(?!form|use-e|focus|record|empty)|ui\/(school|brand)-mark|jobs\/open-job|(?!use-|save-file)[^/]*\.ts)|platform\/contract\/(access|brand|endpoint|language|problem|text|wire)\.ts|areas\/[a-z-]+\/web\/entrance\/|apps\/web\/(app-half|shell-pages|language|stray-files|shell\/search\/finders-context))/,
            },
            // what every signed-in page opens with
            {
              name: 'frame',
              test: /(\/(signed-in|default-layout|failed-page|not-found|not-found-page|signed-in-frame|full-height|recent-places|watch-rights)\.tsx?|use-mantine-color-scheme\.\w+)$/,
            },
            // what most pages behind it share, in one file too: a hundred small ones cost a phone a second
            // (charts and dates come with the pages that have them, faces of areas with the list of areas)
            {
              name: 'house',
              test: /\/(node_modules|platform(?!\/web\/(charts|date)\/)|areas(?!\/[a-z-]+\/web\/index\.ts)|apps)\//,
              minShareCount: 3,
            },
            // endpoints that a room's fillings ask about before its own page is opened
            { name: 'calls', test: /\/areas\/[a-z-]+\/contract\//, minShareCount: 2 },
            // the first page with the cards that rooms bring to it
            { name: 'home', test: /\/areas\/([a-z-]+\/web\/home\/|home\/web\/(?!index|dashboard))/ },
          ],
        },
      },
      treeshake: {
        // only main.tsx and styles do something by being imported: a face (index.ts) then costs nothing but what is used
        moduleSideEffects: [
          { test: /\.css$|main\.tsx$/, sideEffects: true },
          { test: /\/(apps|areas|platform)\/.*\.tsx?$/, sideEffects: false },
        ],
      },
    },
    modulePreload: { polyfill: false }, // every browser of cssTarget preloads modules by itself
  },
  plugins: [react(), catalogues(), macros(), keepShell(documentPaths)],
})
