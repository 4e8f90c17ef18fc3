import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { msg, t, texts } from '#platform/contract/text.ts'

export interface ToldMark {
  course: string
  type: LessonScoreType
  value: number
  maximum: number
}
const workNames = texts({ fo: '', sor: msg`СОР `, soch: msg`СОЧ ` })

/** «9», «СОР 14 из 20». */
const markInWords = ({ type, value, maximum }: ToldMark): string =>
  type === 'fo' ? String(value) : t`${workNames[type]}${value} из ${maximum}`

/** «Алгебра: 9, СОР 14 из 20\nФизика: 7», in the order given. */
export function marksInWords(marks: readonly ToldMark[]): string {
  const byCourse = new Map<string, string[]>()
  for (const mark of marks) {
    const known = byCourse.get(mark.course)
    if (known) known.push(markInWords(mark))
    else byCourse.set(mark.course, [markInWords(mark)])
  }
  return [...byCourse].map(([course, told]) => `${course}: ${told.join(', ')}`).join('\n')
}
