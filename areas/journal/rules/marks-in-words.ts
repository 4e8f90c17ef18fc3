import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { listed, msg, type Text } from '#platform/contract/text.ts'

export interface DescribedMark {
  course: string
  type: LessonScoreType
  value: number
  maximum: number
  /** Of a retake: what stood before. */
  former?: number | null
}
/** «9», «СОР 14 из 20», «СОР 14 из 20 (пересдача, было 5)». */
function markInWords({ type, value, maximum, former = null }: DescribedMark): Text {
  if (type === 'fo') return msg`${value}`
  if (former === null) return type === 'sor' ? msg`СОР ${value} из ${maximum}` : msg`СОЧ ${value} из ${maximum}`
  return type === 'sor'
    ? msg`СОР ${value} из ${maximum} (пересдача, было ${former})`
    : msg`СОЧ ${value} из ${maximum} (пересдача, было ${former})`
}

/** «Алгебра: 9, СОР 14 из 20\nФизика: 7», in the order given. */
export function marksInWords(marks: readonly DescribedMark[]): Text {
  const byCourse = new Map<string, Text[]>()
  for (const mark of marks) {
    const known = byCourse.get(mark.course)
    if (known) known.push(markInWords(mark))
    else byCourse.set(mark.course, [markInWords(mark)])
  }
  return listed(
    [...byCourse].map(([course, described]) => msg`${course}: ${listed(described, ', ')}`),
    '\n',
  )
}
