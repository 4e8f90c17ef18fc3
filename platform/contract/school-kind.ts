import { roman } from './roman.ts'

/** What an installation is: whose words it says, how its groups are called and its hours are planned. */
export const schoolKinds = ['school', 'college'] as const
export type SchoolKind = (typeof schoolKinds)[number]

let present: SchoolKind = 'school'
/** From now on this process, or this page, speaks and plans as that kind of school (decision 0066). */
export const becomeKind = (kind: SchoolKind): void => {
  present = kind
}
/** Of which kind the school is, as this process or this page knows it. */
export const presentKind = (): SchoolKind => present
export const isCollege = (): boolean => present === 'college'

/** A parallel beside its classes: «7», and «II» for the second course of a college. */
export const parallelNumeral = (parallel: number): string => (isCollege() ? roman(parallel) : String(parallel))
