import { defineConfig } from '@lingui/cli'
import { extractor } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { locales } from './platform/contract/language.ts'
import { collector } from './tests/texts/collect.ts'

const code = '**/*.{ts,tsx}'
const tests = ['**/*.test.*', '**/testing/**', '**/testing.ts']
const inFolders = (...folders: string[]) => folders.map((folder) => `<rootDir>/${folder}/${code}`)

export default defineConfig({
  sourceLocale: 'ru',
  locales: [...locales],
  catalogs: [
    // of rules and contracts, which both sides say
    {
      path: '<rootDir>/locales/shared.{locale}',
      include: inFolders('areas/*/contract', 'areas/*/rules', 'platform/contract'),
      exclude: tests,
    },
    {
      path: '<rootDir>/locales/server.{locale}',
      include: inFolders('areas/*/server', 'platform/server', 'apps/server'),
      exclude: tests,
    },
    // the last, for its path fits the names of all others
    {
      path: '<rootDir>/locales/{locale}',
      include: inFolders('apps/web', 'areas/*/web', 'platform/web'),
      exclude: tests,
    },
  ],
  extractors: [collector, extractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
