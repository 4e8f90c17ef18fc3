import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { testSeed } from './tests/seed.ts'

// what Node has read and compiled is kept for the next worker and the next run, beside what the program keeps
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/program')
// asked of the repository once, and not by each file
process.env['TEST_SEED'] ??= String(testSeed())
// half as many again as cores: tests wait for PostgreSQL, and by itself Vitest would leave a core free
const maxWorkers = Math.ceil(os.availableParallelism() * 1.5)
// Node runs these as they are: nothing is transformed, nothing is mocked by module
const asNode = { viteModuleRunner: false, nodeLoader: false }
// files share a process whose memory grows: a young generation as small as Node's own is swept a sixth of the time
const execArgv = ['--min-semi-space-size=64', '--max-semi-space-size=128']
// a machine shared with four others that work without a pause is no failure of ours; what hangs is told all the same
const testTimeout = 120_000
const hookTimeout = 240_000
const teardownTimeout = 60_000
const patience = { poll: { timeout: 60_000 } }
const asksAll = process.env['HOSTILE'] === 'all'
const webTests = '{areas/*,platform,apps,tests/specification}/web/**/*.test.{ts,tsx}'
/** What takes a module's place, leaves listeners behind, or needs modules that nobody has used yet. */
const isolatedWebTests = '{areas/*,platform,apps,tests/specification}/web/**/*.isolated.test.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    teardownTimeout,
    // for --changed: what no import leads to touches every test
    forceRerunTriggers: ['**/package.json', '**/vite*.config.ts', '**/database/migrations/*', '**/*.{sql,gz}'],
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers,
          include: ['areas/*/rules/**/*.test.ts', 'areas/*/contract/**/*.test.ts', 'platform/contract/**/*.test.ts'],
          isolate: false,
          experimental: asNode,
          testTimeout,
          expect: patience,
          setupFiles: ['tests/seeded.ts'],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          include: [
            '{areas/*,platform,apps}/server/**/*.test.ts',
            'platform/boot/**/*.test.mjs',
            'apps/build/**/*.test.ts',
            'demo/**/*.test.ts',
            'apps/{import-timetable,service}/*.test.ts',
            'tests/{*,specification/*,structure/*,durability/*,hostile/*,journal-model/*}.test.ts',
          ],
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          execArgv,
          isolate: false,
          experimental: asNode,
          testTimeout: asksAll ? 0 : testTimeout,
          expect: patience,
          hookTimeout: asksAll ? 0 : hookTimeout,
          setupFiles: ['tests/quick-imports.ts', 'tests/seeded.ts', 'tests/schemas/record.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'web',
          maxWorkers,
          pool: 'forks',
          execArgv,
          isolate: false,
          testTimeout,
          expect: patience,
          environment: 'happy-dom',
          include: [webTests],
          exclude: [isolatedWebTests, `${isolatedWebTests}x`],
          setupFiles: ['tests/tab.ts', 'tests/browser.ts'],
          css: false,
        },
      },
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'web-isolated',
          maxWorkers,
          testTimeout,
          expect: patience,
          environment: 'happy-dom',
          include: [`${isolatedWebTests}x`],
          setupFiles: ['tests/tab.ts', 'tests/browser.ts'],
          css: false,
        },
      },
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          // what draws nothing needs no kit of components, which each file would read anew
          name: 'web-undrawn',
          maxWorkers,
          testTimeout,
          expect: patience,
          environment: 'happy-dom',
          include: [isolatedWebTests],
          setupFiles: ['tests/tab.ts'],
          css: false,
        },
      },
    ],
  },
})
