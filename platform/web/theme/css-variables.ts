import type { CSSVariablesResolver } from '@mantine/core'

/** Text on a light tint: Mantine's own is too pale for small letters. */
const onLightTint = {
  red: '#a51d1d',
  orange: '#8a3c05',
  yellow: '#6b4c00',
  green: '#1f6b2e',
  teal: '#065f46',
  gray: '#3d4650',
}
const lightTints = Object.fromEntries(
  Object.entries(onLightTint).map(([name, colour]) => [`--mantine-color-${name}-light-color`, colour]),
)

/**
 * The four colours by which series of a chart and kinds of one thing are told apart, each with the tint on which its letters
 * stand: wherever the same is shown, it has the same colour.
 */
const series = {
  light: [
    ['#b3261e', '#fde4e1'],
    ['#1f5fae', '#e1ecfa'],
    ['#7a4a00', '#fdf0d9'],
    ['#4d5762', '#e9ecf0'],
  ],
  dark: [
    ['#ff9d94', '#4d1c18'],
    ['#8fc1ff', '#17304d'],
    ['#f2bd6b', '#422f0f'],
    ['#b6c0cc', '#2b323a'],
  ],
} as const
const seriesOf = (scheme: keyof typeof series) =>
  Object.fromEntries(
    series[scheme].flatMap(([colour, tint], index) => [
      [`--house-series-${index + 1}`, colour],
      [`--house-series-${index + 1}-tint`, tint],
    ]),
  )

/** Mantine's dimmed and placeholder greys are too pale on a grey page, its red of errors everywhere. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...lightTints,
    ...seriesOf('light'),
    '--mantine-color-dimmed': '#56606c',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-placeholder': '#66707c',
    '--mantine-color-default-border': '#cfd5dc',
    '--house-page': '#f2f4f7',
    '--house-line': '#dfe3e8',
  },
  dark: {
    ...seriesOf('dark'),
    '--mantine-color-dimmed': '#a5afbb',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-placeholder': '#98a2af',
    '--mantine-color-body': '#1d232b',
    '--mantine-color-default-border': '#3d4753',
    '--house-page': '#14191f',
    '--house-line': '#323a44',
  },
})
