import type { Audited } from '#platform/server/audited.ts'
import { jrnFullFilter } from '../../contract/permissions.ts'
import { toldOfKinds } from '../miss-kinds/index.ts'
import { missFields, scoreFields } from './mark-history.ts'
import { resultFields } from './result-history.ts'

const ofStudent = { about: { field: 'student_id' }, key: jrnFullFilter } as const

/** What the audit tells of the journal: values only to who reads all journals. */
export const auditedInJournal: Audited[] = [
  { subject: 'journal.score', title: 'отметка', fields: scoreFields, ...ofStudent },
  { subject: 'journal.miss', title: 'пропуск', fields: missFields, ...ofStudent },
  { ...toldOfKinds, title: 'вид пропуска' },
  { subject: 'journal.period_result', title: 'итог периода', fields: resultFields, ...ofStudent },
  { subject: 'journal.absence_reason', title: 'причина отсутствия', fields: ['state'], ...ofStudent },
  { subject: 'journal.reopening', title: 'открытие периода', fields: ['group_id', 'until', 'reason'] },
  { subject: 'curriculum.grading_policy', title: 'правила оценивания', fields: [] },
]
