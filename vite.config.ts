import path from 'node:path'
import { constants } from 'node:zlib'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'

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
              test: /\/(platform\/web\/(api\/(?!quer)|offline\/kept-session|form\/(?!form|use-e|focus)|ui\/(school|brand)-mark|(?!use-)[^/]*\.ts)|platform\/contract\/(access|brand|endpoint|language|problem|text|wire)\.ts|areas\/(access\/web\/entrance|evacuation\/rules\/pages))/,
            },
            // what most pages behind it share, in few files too: a hundred small ones cost a phone a second
            { name: 'kit', test: /node_modules\//, minShareCount: 3 },
            { name: 'house', test: /\/(platform|areas|apps)\//, minShareCount: 3 },
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
  plugins: [
    react(),
    lingui({ cwd: root }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Шанырак',
        short_name: 'Шанырак',
        lang: 'ru',
        start_url: '/',
        display: 'standalone',
        theme_color: '#0c678c',
        background_color: '#f2f4f7',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
    // once here, harder than at each request
    compression({
      include: /assets\/.*\.(js|css|svg)$/,
      threshold: 2048,
      algorithms: ['gzip', defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })],
      logLevel: 'silent',
    }),
  ],
})
