import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['areas/*/rules/**/*.test.ts', 'areas/*/contract/**/*.test.ts', 'platform/contract/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            '{areas/*,platform,apps}/server/**/*.test.ts',
            'platform/boot/**/*.test.mjs',
            'demo/**/*.test.ts',
            'apps/import-timetable/*.test.ts',
            'tests/{*,specification/*,durability/*,hostile/*}.test.ts',
          ],
          globalSetup: ['tests/database.ts'],
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
          environment: 'happy-dom',
          include: ['{areas/*,platform,apps}/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/browser.ts'],
          css: false,
        },
      },
    ],
  },
})
