import { t } from '#platform/contract/text.ts'

/** Signs of a password at least: of staff, of staff with a second factor, of students and families (decisions on accounts). */
export const minCharactersOfStaff = 15
export const minCharactersWithFactor = 10
export const minCharactersOfFamilies = 10
export const maxPasswordCharacters = 200

/** Staff is whoever holds a role other than the student's. */
export function minPasswordCharacters(roles: readonly string[], hasFactor: boolean): number {
  if (!roles.some((role) => role !== 'student')) return minCharactersOfFamilies
  return hasFactor ? minCharactersWithFactor : minCharactersOfStaff
}

interface PasswordOwner {
  password: string
  minCharacters: number
  /** Whether the password stands in the list of common ones. */
  isCommon: boolean
  /** Logins and numbers of the account: the first that others try. */
  own: readonly string[]
}

/** Why a password can't be chosen, in Russian, or null. Length and guessability only: no composition rules. */
export function passwordObjection({ password, minCharacters, isCommon, own }: PasswordOwner): string | null {
  if (Array.from(password).length < minCharacters) return t`Не короче ${minCharacters} знаков`
  if (own.some((one) => one.toLowerCase() === password.trim().toLowerCase()))
    return t`Пароль не должен совпадать с логином`
  return isCommon ? t`Слишком распространённый пароль: его подберут первым` : null
}
