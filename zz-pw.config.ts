import { defineConfig } from '/work/main/node_modules/@playwright/test/index.mjs'
export default defineConfig({
  testDir: '/work/main/tests/e2e', testMatch: /(journal|diary).*\.spec\.ts/, workers: 1, outputDir: '/tmp/jb/pw-out', timeout: 45000, reporter: 'line',
  use: { baseURL: 'http://localhost:4601', locale: 'ru-RU', timezoneId: 'Asia/Almaty', serviceWorkers: 'block', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, screenshot: 'only-on-failure' },
})
