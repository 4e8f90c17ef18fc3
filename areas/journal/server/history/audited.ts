import { msg } from '#platform/contract/text.ts'
import type { Audited } from '#platform/server/audited.ts'
import { toldOfKinds } from '../miss-kinds/index.ts'
import { missFields, scoreFields } from './mark-history.ts'
import { resultFields } from './result-history.ts'

const ofStudent = { about: { field: 'student_id' }, key: 'jrn_full_filter' } as const

/** What the audit tells of the journal: values only to who reads all journals. */
export const auditedInJournal: Audited[] = [
  { subject: 'journal.score', title: msg`отметка`, fields: scoreFields, ...ofStudent },
  { subject: 'journal.miss', title: msg`пропуск`, fields: missFields, ...ofStudent },
  { ...toldOfKinds, title: msg`вид пропуска` },
  { subject: 'journal.period_result', title: msg`итог периода`, fields: resultFields, ...ofStudent },
  { subject: 'journal.absence_reason', title: msg`причина отсутствия`, fields: ['state'], ...ofStudent },
  { subject: 'journal.reopening', title: msg`открытие периода`, fields: ['group_id', 'until', 'reason'] },
  { subject: 'curriculum.grading_policy', title: msg`правила оценивания`, fields: [] },
]
