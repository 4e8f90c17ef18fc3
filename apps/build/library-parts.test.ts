import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutUnusedParts, withoutUnusedWays, withPlainNumbers } from './library-parts.ts'

const code = [
  'import { MenuItem } from "./MenuItem/MenuItem.mjs";',
  'import { MenuSub } from "./MenuSub/MenuSub.mjs";',
  'const Menu = factory(() => null);',
  'Menu.Item = MenuItem;',
  'Menu.Sub = MenuSub;',
  'export { Menu };',
  '',
].join('\n')

test('a part that nobody names goes with its import, others stay', () => {
  expect(withoutUnusedParts(code, (name) => name === 'Menu.Item')).toBe(
    code.replace('import { MenuSub } from "./MenuSub/MenuSub.mjs";\n', '').replace('Menu.Sub = MenuSub;\n', ''),
  )
  expect(withoutUnusedParts(code, () => true)).toBe(code)
})

test('what the component uses besides is still imported', () => {
  const using = code.replace('() => null', '() => MenuSub')
  expect(withoutUnusedParts(using, (name) => name === 'Menu.Item')).toBe(using.replace('Menu.Sub = MenuSub;\n', ''))
})

test('ways to connect that are never taken go', () => {
  const ways = readFileSync('node_modules/engine.io-client/build/esm/transports/index.js', 'utf8')
  const left = withoutUnusedWays(ways, (name) => name === 'websocket')
  expect(left).toContain('export const transports = {\n    websocket: WS,\n};')
})

test('a small number in a text is written without the formats of the browser, any other with them', () => {
  const code = withPlainNumbers(readFileSync('node_modules/@lingui/core/dist/index.mjs', 'utf8'))
  const source = /^function number\([^]*?^}\n/m.exec(code)?.[0] ?? ''
  const asked: unknown[] = []
  const number = new Function('normalizeLocales', 'getMemoized', `${source} return number`)(String, () => ({
    format: (value: unknown) => asked.push(value),
  })) as (locales: string, value: number, format?: object) => unknown
  expect([0, 35, 999].map((value) => number('ru', value))).toEqual(['0', '35', '999'])
  expect(asked).toEqual([])
  for (const value of [1000, -1, 1.5]) number('ru', value)
  number('ru', 5, { style: 'percent' })
  expect(asked).toEqual([1000, -1, 1.5, 5])
})
