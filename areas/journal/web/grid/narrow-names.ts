import type { GridStudent } from '../../contract/journal.ts'

/** How many letters of the name are tried until namesakes differ. */
const mostLetters = 4

const shortened = (fullName: string, letters: number): string => {
  const [surname = '', name = ''] = fullName.split(' ')
  return name === '' ? surname : `${surname} ${name.slice(0, letters)}${name.length > letters ? '.' : ''}`
}

/**
 * «Абдрахманов Д.», «Абдрахманов Да.» beside «Абдрахманов Ди.»: surnames in full, of the names as many letters as tell them
 * apart. @returns by the student's id
 */
export function narrowNames(students: readonly Pick<GridStudent, 'id' | 'full_name'>[]): Map<number, string> {
  const named = new Map(students.map(({ id, full_name }) => [id, shortened(full_name, 1)]))
  for (let letters = 2; letters <= mostLetters; letters++) {
    const alike = Map.groupBy(students, ({ id }) => named.get(id))
    for (const some of alike.values())
      if (some.length > 1) for (const { id, full_name } of some) named.set(id, shortened(full_name, letters))
  }
  return named
}
