import { t } from '#platform/contract/text.ts'
import { studentGroupTitles, type StudentGroup } from './student-groups.ts'
import { resultText, type ResultValue, withLetter, withStar } from '#areas/grading/rules/result-value.ts'

interface Marked {
  state: 'set' | 'recommended' | 'missing'
  value: ResultValue
  letter?: string | null
  differs?: boolean
}

/** A result in a class sheet: «4», «4 B+», «зч», «н/а», «4*» where it differs from its marks, or «—» while it is missing. */
export function markText(type: 'grade' | 'passfail', { state, value, letter, differs }: Marked): string {
  if (state === 'missing') return '—'
  return withStar(withLetter(resultText(type === 'passfail' ? 'passfail' : 'quarter_score', value), letter), differs)
}

/** How many results bear a star. */
export const starredCount = (students: readonly { marks: readonly { differs: boolean }[] }[]): number =>
  students.reduce((sum, { marks }) => sum + marks.filter(({ differs }) => differs).length, 0)

/** «Хорошисты, с одной «4»»: the groups a student is in. */
export const groupsText = (groups: readonly StudentGroup[]): string =>
  groups
    .map((group, index) => {
      const title = studentGroupTitles[group]
      return index === 0 ? title : title.toLowerCase()
    })
    .join(', ')

const bySubject = (title: string, teachers: readonly string[]) =>
  teachers.length === 0 ? title : `${title} (${teachers.join(', ')})`

/** «Ахметов Данияр: алгебра (Ким В. А.)»: a student of a report with the subjects that are the reason. */
export const reasonText = ({
  full_name,
  courses,
}: {
  full_name: string
  courses: readonly { title: string; teachers: readonly string[] }[]
}): string =>
  courses.length === 0
    ? full_name
    : `${full_name}: ${courses.map(({ title, teachers }) => bySubject(title, teachers)).join(', ')}`

/** «СОР 1. Одночлены», «СОЧ». */
export const workName = ({ kind, number, title }: { kind: 'sor' | 'soch'; number: number; title: string }): string => {
  const short = kind === 'sor' ? t`СОР ${number}` : t`СОЧ`
  return title.startsWith('СО') ? title : `${short}. ${title}`
}

/** A warning while results are still to come; null once there are all. */
export const pendingText = (pending: number): string | null =>
  pending === 0 ? null : t`Предварительно: результатов ещё нет — ${pending}, показатели посчитаны по остальным`
