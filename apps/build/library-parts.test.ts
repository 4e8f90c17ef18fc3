import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutUnusedParts, withoutUnusedWays } from './library-parts.ts'

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
