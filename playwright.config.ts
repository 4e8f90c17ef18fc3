import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/chromium.ts'
import { school } from './tests/school.ts'

// tests/all.ts has a school running already; by hand one is started, whose data stay from run to run
const running = process.env['E2E_ADDRESS']
const own = 'http://127.0.0.1:4391'

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 3,
  // a machine shared with four others that work without a pause is no failure of ours; what passes only at the second try
  // is named in the report
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 1,
  use: {
    baseURL: running ?? own,
    screenshot: 'only-on-failure',
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // each page of a test would fetch the whole program; where it matters, it is allowed
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // a page lives for seconds here: making its code faster, or clearing its memory, would take longer than it gains
    launchOptions: {
      // where the system has no language the browser calls every file «download»
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: findChromium(),
      args: ['--js-flags=--no-opt --no-maglev --min-semi-space-size=32'],
    },
  },
  ...(running === undefined && {
    webServer: {
      command: 'node apps/server/main.ts',
      url: `${own}/api/health`,
      timeout: 180_000,
      reuseExistingServer: false,
      env: { PORT: new URL(own).port, SCHOOL_TODAY: school.now, MAX_LAG_MS: '0' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})
