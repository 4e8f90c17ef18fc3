/** Qualification categories of teachers, the lowest first. */
export const categories = [
  'педагог',
  'педагог-модератор',
  'педагог-эксперт',
  'педагог-исследователь',
  'педагог-мастер',
] as const
