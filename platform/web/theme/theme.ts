import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** The one accent: the blue of the steppe's sky. Shade 8 carries white text (6.0 to 1). */
const sky: MantineColorsTuple = [
  '#e9f5fa',
  '#d4e9f2',
  '#a8d3e6',
  '#79bcd9',
  '#53a8ce',
  '#3b9cc7',
  '#2c90be',
  '#1a7ca7',
  '#0c678c',
  '#045272',
]
/** Night greys with a breath of blue: 0 text … 7 cards, 8 page, 9 wells. */
const dark: MantineColorsTuple = [
  '#dbe0e7',
  '#bcc4ce',
  '#9aa4b1',
  '#75808e',
  '#46505c',
  '#363f4a',
  '#2a313a',
  '#1d232b',
  '#14191f',
  '#0e1217',
]

// the page's own header is its only banner
const dialogHead = { header: { role: 'presentation' } }

export const theme = createTheme({
  fontFamily: 'Inter, system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace',
  colors: { sky, dark },
  primaryColor: 'sky',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // specification §9: 0, 600, 960, 1280, 1920, 2560
  breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.125rem' }, h3: { fontSize: '1.375rem' } },
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    // a list of choices is drawn when it opens: a page of filters drew them all, unseen, and measured each
    Combobox: { defaultProps: { keepMounted: false } },
    Badge: { defaultProps: { tt: 'none', fw: 550 } },
    // its empty focus target is no child that a menu may have
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Drawer: { defaultProps: { attributes: dialogHead } },
    Modal: { defaultProps: { centered: true, radius: 'lg', attributes: dialogHead } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm' } },
  },
})

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
