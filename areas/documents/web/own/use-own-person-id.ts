import { useOwnPerson } from '#areas/people/web/index.ts'

/** The person of who has signed in; null while they are not known, and for an account without one. */
export const useOwnPersonId = (): number | null => useOwnPerson()?.id ?? null
