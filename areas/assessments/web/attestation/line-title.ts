import { parallelTitle } from '#areas/curriculum/rules/parallel-title.ts'
import type { AttestationLine } from '../../contract/attestation.ts'

/** «Алгебра, 7» or «Физика, 10 ЕМН». */
export const lineTitle = (line: AttestationLine): string => `${line.course.title}, ${parallelTitle(line)}`
