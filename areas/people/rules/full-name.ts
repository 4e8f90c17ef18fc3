/** A person's names; many have no patronymic. */
export interface Names {
  surname: string
  name: string
  patronymic?: string | null
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts
    .join(' ')
    .split(/\s+/)
    .filter((part) => part !== '')
    .join(' ')

/** «Ахметов Данияр Нурланович», without double spaces where a part is missing. */
export const fullName = ({ surname, name, patronymic }: Names): string => joined([surname, name, patronymic])

const initial = (part: string | null | undefined) => {
  const [first] = (part ?? '').trim()
  return first === undefined ? '' : `${first.toUpperCase()}.`
}

/** «Ахметов Д. Н.»; «Әлімхан А.» without a patronymic. */
export const shortName = ({ surname, name, patronymic }: Names): string =>
  joined([surname, initial(name), initial(patronymic)])
