import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// each core a worker: by itself Vitest leaves one free, which on two cores is half of them
const maxWorkers = '100%'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers,
          include: ['areas/*/rules/**/*.test.ts', 'areas/*/contract/**/*.test.ts', 'platform/contract/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          include: [
            '{areas/*,platform,apps}/server/**/*.test.ts',
            'platform/boot/**/*.test.mjs',
            'platform/build/**/*.test.ts',
            'demo/**/*.test.ts',
            'apps/import-timetable/*.test.ts',
            'tests/{*,specification/*,structure/*,durability/*,hostile/*,journal-model/*}.test.ts',
          ],
          globalSetup: ['tests/database.ts'],
          setupFiles: ['tests/schemas/record.ts'],
          pool: 'forks',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'web',
          maxWorkers,
          environment: 'happy-dom',
          include: ['{areas/*,platform,apps,tests/specification}/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/browser.ts'],
          css: false,
        },
      },
    ],
  },
})
