import { t } from '#platform/contract/text.ts'

/** Signs of a password at least: of staff, of staff with a second factor, of students and families (decisions on accounts). */
export const leastCharactersOfStaff = 15
export const leastCharactersWithFactor = 10
export const leastCharactersOfFamilies = 10
export const mostPasswordCharacters = 200

/** Staff is whoever holds a role other than the student's. */
export function leastPasswordCharacters(roles: readonly string[], hasFactor: boolean): number {
  if (!roles.some((role) => role !== 'student')) return leastCharactersOfFamilies
  return hasFactor ? leastCharactersWithFactor : leastCharactersOfStaff
}

interface Judged {
  password: string
  leastCharacters: number
  /** Whether the password stands in the list of common ones. */
  isCommon: boolean
  /** Logins and numbers of the account: the first that others try. */
  own: readonly string[]
}

/** Why a password can't be chosen, in Russian, or null. Length and guessability only: no composition rules. */
export function passwordObjection({ password, leastCharacters, isCommon, own }: Judged): string | null {
  if (Array.from(password).length < leastCharacters) return t`Не короче ${leastCharacters} знаков`
  if (own.some((one) => one.toLowerCase() === password.trim().toLowerCase()))
    return t`Пароль не должен совпадать с логином`
  return isCommon ? t`Слишком распространённый пароль: его подберут первым` : null
}
