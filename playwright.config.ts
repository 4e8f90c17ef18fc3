import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/chromium.ts'
import { school } from './tests/school.ts'

// tests/all.ts gives a free port and a fresh folder; by hand the folder stays from run to run
const port = process.env['E2E_PORT'] ?? '4391'
const dataDir = process.env['E2E_DATA_DIR']

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  // a slow machine is no failure of ours; what passes only at the second try is named in the report
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    launchOptions: { executablePath: findChromium() },
  },
  webServer: {
    command: 'node apps/server/main.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: port, SCHOOL_TODAY: school.today, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
