import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables } from '#platform/web/theme/css-variables.ts'
import { theme } from '#platform/web/theme/theme.ts'

/** What the theme says anew of the library's own variables, as its provider reckons it in a browser. */
function themeSays(): ConvertCSSVariablesInput {
  const own = mergeMantineTheme(DEFAULT_THEME, theme)
  const usual = defaultCssVariablesResolver(DEFAULT_THEME)
  const all = deepMerge(defaultCssVariablesResolver(own), cssVariables(own)) as ConvertCSSVariablesInput
  const anew = (kind: keyof ConvertCSSVariablesInput) =>
    Object.fromEntries(
      Object.entries(all[kind]).filter(([name, value]) => (usual[kind] as Record<string, string>)[name] !== value),
    )
  return { variables: anew('variables'), light: anew('light'), dark: anew('dark') }
}

/** The sheet of the library's variables as the theme has them: what it says anew stands in the place of the library's own. */
export function withTheme(sheet: string): string {
  const { variables, dark, light } = themeSays()
  const without = (block: string, anew: Readonly<Record<string, string>>) =>
    block.replaceAll(/^\s*(--[\w-]+):[^;]*;\n/gm, (line, name: string) => (name in anew ? '' : line))
  const [shared = '', ofDark = '', ofLight = ''] = sheet.split(/(?<=^\}\n)/m)
  const kept = without(shared, variables) + without(ofDark, dark) + without(ofLight, light)
  return `${kept}\n${convertCssVariables({ variables, dark, light })}`
}

/**
 * Writes the theme's variables into the style sheet. In a browser the provider would reckon them as each page opens, with all that
 * this takes, and put them into the page once it is drawn.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/default-css-variables\.css$/ },
      handler: (sheet) => ({ code: withTheme(sheet), map: null }),
    },
    load: {
      filter: { id: [/\/MantineCssVariables\/MantineCssVariables\.mjs$/, /\/theme\/css-variables\.ts$/] },
      handler: (id) =>
        id.endsWith('.mjs') ? 'export const MantineCssVariables = () => null' : 'export const cssVariables = undefined',
    },
  }
}
