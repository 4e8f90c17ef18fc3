import { maxInteger } from '#platform/contract/wire.ts'

/** The id that a field of an address says; undefined: none. For pages that need no other schemas. @param most of it */
export function idIn(text: unknown, most: number = maxInteger): number | undefined {
  const id = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= most ? id : undefined
}

/** That of these values which a field of an address says; undefined: none. */
export const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text)
