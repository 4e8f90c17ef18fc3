/** Of whom the school demands a second factor until it decides otherwise (decisions on accounts). */
export const rolesWithFactor: readonly string[] = [
  'admin',
  'ceasar',
  'hr',
  'financial',
  'director',
  'principal',
  'sub_director',
  'sub_principal',
  'headteacher',
]
/** Keys whose holders need one too: health, and reading it. */
export const keysWithFactor: readonly string[] = ['usr_health', 'usr_rec_medical']
/**
 * Keys whose holders need one where they may write: a psychologist's records, which a class teacher reads of their own
 * class only, and the records of persons, whose export bears IIN and birth dates.
 */
export const writtenKeysWithFactor: readonly string[] = ['usr_rec_psychologist', 'usr_user']

export const recoveryCodes = 10
/** Without letters and digits that look alike. */
export const readableSigns = '23456789abcdefghijkmnpqrstuvwxyz'

/** A recovery code as it is kept: however it was typed. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '')
/** Six digits are of the application, all else is a recovery code. */
export const isTimeCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed))
