import type { AttestationLine } from '../../contract/attestation.ts'

/** «Алгебра, 7» or «Физика, 10 ЕМН». */
export const lineTitle = ({ course, parallel, profile }: AttestationLine): string =>
  `${course.title}, ${[parallel, profile].filter((part) => part !== '').join(' ')}`
