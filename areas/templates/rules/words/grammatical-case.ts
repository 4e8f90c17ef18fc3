/** The six cases of Russian, in their school order. */
export const russianCases = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const
export type RussianCase = (typeof russianCases)[number]
/** The seven of Kazakh: атау, ілік, барыс, табыс, жатыс, шығыс, көмектес. */
export const kazakhCases = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'locative',
  'ablative',
  'instrumental',
] as const
export type KazakhCase = (typeof kazakhCases)[number]
