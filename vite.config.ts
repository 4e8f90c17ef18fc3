import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'
import { documentPaths } from './apps/web/document-paths.ts'
import { lightDocuments } from './apps/web/light/documents.ts'
import {
  answering,
  beginInTasks,
  buildLightDocuments,
  catalogues,
  componentStyles,
  declaredParts,
  directImports,
  homeCards,
  keepShell,
  libraryParts,
  lightContracts,
  macros,
  menuHints,
  nameSharedFiles,
  openingStyle,
  pageFiles,
  plainAddresses,
  plainCalls,
  shortIds,
  shorter,
  themeVariables,
} from './apps/build/index.ts'

const root = import.meta.dirname
const idOf = shortIds()
/** Without the list of pages that a file is for, and without an ending. */
const shortened = (name: string) => name.replace(/~.*|\.\w+$/, '')
/** What any of them matches. */
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
/** What opens over the page: dialogs and drawers, and what keeps the page still meanwhile. */
const dialogs = either(
  /\/node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)\//,
  /\/@mantine\/core\/(esm\/components|styles)\/(Modal|ModalBase|Drawer)[/.]/,
  /\/platform\/web\/ui\/open-modal\./,
)
/** What stands beside its button or field, and what finds its place. */
const beside = either(
  /\/node_modules\/@floating-ui\//,
  /\/@mantine\/core\/(esm\/(components|utils)|styles)\/(Popover|Floating)[/.]/,
)
/** Fields whose choices open beside them. */
const choices = either(
  /\/@mantine\/core\/(esm\/components|styles)\/(Combobox\/(?!ComboboxChevron|get-|Combobox\.module)|Select[/.]|Combobox\.css)/,
)

/** The first page and the journal, those that people open every day, and all; whatever else is asked for later opens on one of them. */
const first = /\/(home|journal)-page\.tsx$/
const daily = either(
  /\/(dashboard|week|diary|people|classes|completion|summary-\w+|audit)-page\.tsx$/,
  // what rooms put into the first page
  /\/web\/(home\/[\w-]+-card|first-steps)\.tsx$/,
)
const pages = /-(page|layout)\.tsx$/

/** Files that hold what is of one kind: what a release seldom changes, and what is only ever wanted together. */
const groups = [
  {
    name: 'libraries',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store)|@lingui\/(core|react))\//,
  },
  // forms check by it; first pages and lists do without
  { name: 'schemas', test: /node_modules\/zod\//, includeDependenciesRecursively: false },
  { name: 'dialogs', test: dialogs, includeDependenciesRecursively: false },
  { name: 'beside', test: beside, includeDependenciesRecursively: false },
  { name: 'choices', test: choices, includeDependenciesRecursively: false },
]
const nameOfShared = nameSharedFiles({
  entries: [path.join(root, 'apps/web/main.tsx')],
  groups,
  weightOf: (id) => (first.test(id) ? 60 : daily.test(id) ? 20 : pages.test(id) ? 1 : 0.1),
})

/** Files of the program by who needs them. */
const programFiles: BuildEnvironmentOptions['rolldownOptions'] = {
  input: { index: path.join(root, 'apps/web/index.html') },
  output: {
    codeSplitting: {
      groups: [
        ...groups,
        // what every signed-in page opens with: whatever the entry needs at once
        {
          name: 'frame',
          tags: ['$initial'],
          test: /^(?!.*(\/apps\/web\/(index\.html|(main|begin-document|router|root-page|enter|fetch-parts|open-session|watch-\w+|catalogues)\.tsx?)|(?<!\.module|core\/styles\/[A-Z]\w+)\.css$|foundation-of-styles$))/,
          includeDependenciesRecursively: false,
        },
        { name: nameOfShared, debugName: 'shared', includeDependenciesRecursively: false },
      ],
    },
  },
}

export default defineConfig({
  root: path.join(root, 'apps/web'),
  html: { cspNonce: 'NONCE_HERE' },
  environments: { client: { build: { rolldownOptions: programFiles } } },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // older targets break light-dark()
    assetsInlineLimit: 0, // font-src 'self' knows no data:
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortened(names[0] ?? '')}-[hash][extname]`,
      },
      treeshake: {
        // only main.tsx and styles do something by being imported: a face (index.ts) then costs nothing but what is used
        moduleSideEffects: [
          { test: /\.css$|main\.tsx$/, sideEffects: true },
          { test: /\/(apps|areas|platform)\/.*\.tsx?$/, sideEffects: false },
          // what looks round for a browser's abilities does so for ways to connect that we never take
          { test: /\/node_modules\/engine\.io-client\//, sideEffects: false },
        ],
      },
    },
    modulePreload: {
      polyfill: false, // every browser of cssTarget preloads modules by itself
      // a script names those it needs by itself; of sheets nobody but who asks for it knows
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  plugins: [
    buildLightDocuments(lightDocuments),
    react(),
    catalogues(idOf),
    plainCalls(),
    declaredParts(),
    homeCards(),
    directImports(),
    plainAddresses(),
    macros(idOf),
    menuHints(idOf),
    libraryParts(),
    lightContracts(),
    componentStyles(),
    themeVariables(),
    shorter(),
    openingStyle(),
    beginInTasks(),
    pageFiles(),
    keepShell({ written: documentPaths, light: answering(lightDocuments) }),
  ],
})
