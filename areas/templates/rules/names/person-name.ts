export type Sex = 'male' | 'female'
/** A name by its parts, as the school keeps it. */
export interface NameParts {
  surname: string
  name: string
  patronymic: string | null
  sex: Sex | null
}

const maleEnds = /(ич|ұлы|улы|ули|оглы)$/i
const femaleEnds = /(вна|чна|қызы|кызы|гызы|қизи)$/i
const maleSurname = /(ов|ев|ёв|ин|ын|ский|цкий)$/i
const femaleSurname = /(ова|ева|ёва|ина|ына|ская|цкая)$/i

/** Whose name it is, where the school has not written it down: by the patronymic, then by the surname. */
export function sexOf({ sex, patronymic, surname }: NameParts): Sex | null {
  if (sex !== null) return sex
  if (patronymic !== null && femaleEnds.test(patronymic)) return 'female'
  if (patronymic !== null && maleEnds.test(patronymic)) return 'male'
  if (femaleSurname.test(surname)) return 'female'
  return maleSurname.test(surname) ? 'male' : null
}

const letters = (word: string) => (word === '' ? '' : `${Array.from(word)[0]?.toUpperCase() ?? ''}.`)
/** «А. Н.» */
export const initialsOf = ({ name, patronymic }: Pick<NameParts, 'name' | 'patronymic'>): string =>
  [name, patronymic ?? '']
    .map(letters)
    .filter((one) => one !== '')
    .join('\u00a0')
