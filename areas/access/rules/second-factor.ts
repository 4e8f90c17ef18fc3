/** Of whom the school requires a second factor until it decides otherwise (decisions on accounts). */
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

export const recoveryCodes = 10
/** Without letters and digits that look alike. */
export const readableSigns = '23456789abcdefghijkmnpqrstuvwxyz'

/** A recovery code as it is kept: however it was typed. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '')
/** Six digits are of the application, all else is a recovery code. */
export const isTimeCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed))
