import { createTheme, type MantineColorsTuple } from '@mantine/core'

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
