import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const code = '**/*.{ts,tsx}'
const tests = ['**/*.test.*', '**/testing/**']
/** What the pages before signing in say, and the platform on them. */
const entrance = [
  `<rootDir>/areas/access/web/entrance/${code}`,
  // titles of its pages
  '<rootDir>/areas/access/web/index.ts',
  `<rootDir>/platform/web/api/${code}`,
  `<rootDir>/platform/web/ui/${code}`,
]

export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru'],
  // two, so that the login page does not carry the words of the whole product
  catalogs: [
    { path: '<rootDir>/locales/entrance.{locale}', include: entrance, exclude: tests },
    {
      path: '<rootDir>/locales/{locale}',
      include: ['apps/web', 'areas/*/web', 'platform/web'].map((folder) => `<rootDir>/${folder}/${code}`),
      exclude: [...tests, ...entrance],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
