import { defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariables } from '#platform/web/theme/css-variables.ts'
import { theme } from '#platform/web/theme/theme.ts'
import { readSource } from './walls.ts'

const sheet = readSource('apps/web/light/light.css')
const whole = mergeMantineTheme(DEFAULT_THEME, theme)
const [kit, own] = [defaultCssVariablesResolver(whole), cssVariables(whole)]
type Scheme = 'light' | 'dark'
/** What the kit of components gives a name, references followed. */
function ofKit(scheme: Scheme, name: string): string | undefined {
  const given = { ...kit.variables, ...kit[scheme], ...own.variables, ...own[scheme] }[name]
  const [, other] = /^var\((--[\w-]+)\)$/.exec(given ?? '') ?? []
  return other === undefined ? given : ofKit(scheme, other)
}

const named = [...sheet.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => ({ name, value }))

test.each(['light', 'dark'] as const)('light documents have the colours of the program, %s', (scheme) => {
  expect(named.length).toBeGreaterThan(9)
  for (const { name, value } of named) {
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    expect([name, { light, dark }[scheme].replaceAll("'", '"')]).toEqual([name, ofKit(scheme, name)])
  }
})
