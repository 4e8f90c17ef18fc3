import { expect, test } from 'vitest'
import { cssVariables } from '#platform/web/theme/css-variables.ts'
import { theme } from '#platform/web/theme/theme.ts'
import { missColours } from './miss-colours.ts'

const categories = Object.entries(missColours)
const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
/** Beside the letters' own tints: a card, the page, and columns of works, of today and of what is closed. */
const grounds = {
  light: ['#ffffff', '#f2f4f7', '#eef6fa', '#fff8e1', '#f6f8fa'],
  dark: ['#1d232b', '#14191f', '#1b2a33', '#2b2718', '#191f26'],
}

test.each(['light', 'dark'] as const)('letters of every kind are read on every ground in the %s theme', (scheme) => {
  const variables = cssVariables(theme as never)[scheme]
  for (const [category, colour] of categories) {
    const ink = variables[`--house-series-${colour}`] ?? ''
    for (const ground of [variables[`--house-series-${colour}-tint`] ?? '', ...grounds[scheme]])
      expect([category, ground, contrast(ink, ground) >= 4.5]).toEqual([category, ground, true])
  }
})
