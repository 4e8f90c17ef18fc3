import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { styles } from './component-styles.ts'
import { withTheme } from './theme-variables.ts'

const usual = readFileSync(path.join(styles, 'default-css-variables.css'), 'utf8')
const written = withTheme(usual)
const namesIn = (sheet: string) => new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

test('the theme says each variable once in its scheme, and takes none away', () => {
  expect([...namesIn(written)]).toEqual(expect.arrayContaining([...namesIn(usual)]))
  expect(written.match(/--mantine-primary-color-filled:/g)).toHaveLength(1)
  expect(written.match(/--mantine-font-family:/g)).toEqual(['--mantine-font-family:'])
  expect(written).toContain('--mantine-font-family: Inter, system-ui, sans-serif')
})

test('what the house adds stands in both schemes', () => {
  expect(written.match(/--house-page: #\w+/g)).toEqual(['--house-page: #14191f', '--house-page: #f2f4f7'])
})
