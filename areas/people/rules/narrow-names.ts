/** A name for a narrow column: where it holds less, the surname is cut, never what tells namesakes apart. */
export interface NarrowName {
  surname: string
  /** «Д.», «Да.», «Д. Н.»; empty where there is no name. */
  initials: string
}
interface Named {
  id: number
  full_name: string
}

/** How many letters of the name are tried until namesakes differ. */
const maxLetters = 4

const cut = (word: string, letters: number): string => `${word.slice(0, letters)}${word.length > letters ? '.' : ''}`

/** Ever longer initials: letters of the name, then its first with letters of the patronymic, for who is called the same. */
const tried: readonly ((name: string, patronymic: string) => string)[] = [
  ...Array.from({ length: maxLetters }, (_, index) => (name: string) => cut(name, index + 1)),
  ...Array.from(
    { length: maxLetters },
    (_, index) => (name: string, patronymic: string) =>
      [cut(name, 1), cut(patronymic, index + 1)].filter(Boolean).join(' '),
  ),
]

function narrowed({ full_name }: Named, attempt: number): NarrowName {
  const [surname = '', name = '', patronymic = ''] = full_name.split(' ')
  return { surname, initials: tried[attempt]?.(name, patronymic) ?? '' }
}

/**
 * «Абдрахманов Д.», «Абдрахманов Да.» beside «Абдрахманов Ди.», «Ахметов Д. Н.» beside «Ахметов Д. Е.»: surnames in full, of
 * the rest as many letters as tell namesakes apart. @returns by the person's id
 */
export function narrowNames(people: readonly Named[]): Map<number, NarrowName> {
  const named = new Map(people.map((one) => [one.id, narrowed(one, 0)]))
  for (let attempt = 1; attempt < tried.length; attempt++) {
    const alike = Map.groupBy(people, ({ id }) => JSON.stringify(named.get(id)))
    for (const some of alike.values())
      if (some.length > 1) for (const one of some) named.set(one.id, narrowed(one, attempt))
  }
  return named
}

const firstWords = (fullName: string, words: number): string => fullName.split(' ').slice(0, words).join(' ')

/** Surname and name; the patronymic too where two are called the same. @returns by the person's id */
export function wideNames(people: readonly Named[]): Map<number, string> {
  const alike = Map.groupBy(people, ({ full_name }) => firstWords(full_name, 2))
  return new Map(
    [...alike.values()].flatMap((some) =>
      some.map(({ id, full_name }) => [id, firstWords(full_name, some.length > 1 ? 3 : 2)] as const),
    ),
  )
}
