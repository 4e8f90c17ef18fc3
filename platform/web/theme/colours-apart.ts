/** Colours that are told apart on a timetable, in the light and in the dark. */
export const coloursApart = [
  '#c92a2a',
  '#e8590c',
  '#e67700',
  '#5c940d',
  '#2b8a3e',
  '#087f5b',
  '#0b7285',
  '#1864ab',
  '#364fc7',
  '#5f3dc4',
  '#862e9c',
  '#a61e4d',
  '#846358',
  '#546e7a',
] as const
