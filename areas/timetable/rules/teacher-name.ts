export interface TeacherName {
  surname: string
  name: string
  patronymic: string | null
}

const initials = /^(?:\p{Lu}\p{Ll}{0,3}\.\s*){1,2}/u
const splitInitials = (text: string) => text.match(/\p{Lu}\p{Ll}*\./gu) ?? []

/**
 * A teacher's names as timetables write them: 'Ким Анна Ивановна', 'Ким А. И.', 'А. Ким', 'Ек.Николова'. What is no
 * such form (a code, a first name alone) is taken whole as the surname, so that nothing of the file is lost.
 */
export function readTeacherName(text: string): TeacherName {
  const given = text.trim().replace(/\s+/g, ' ')
  const before = initials.exec(given)?.[0]
  const rest = before === undefined ? '' : given.slice(before.length).trim()
  if (before !== undefined && rest !== '') {
    const [name = '', patronymic = null] = splitInitials(before)
    return { surname: rest, name, patronymic }
  }
  const after = /^(\S+) ((?:\p{Lu}\p{Ll}*\.\s*){1,2})$/u.exec(given)
  if (after) {
    const [name = '', patronymic = null] = splitInitials(after[2] ?? '')
    return { surname: after[1] ?? '', name, patronymic }
  }
  const words = given.split(' ')
  if (words.length > 3 || words.length < 2) return { surname: given, name: '', patronymic: null }
  return { surname: words[0] ?? '', name: words[1] ?? '', patronymic: words[2] ?? null }
}
