import { msg } from '#platform/contract/text.ts'
import type { Audited } from '#platform/server/audited.ts'
import { jrnFullFilter } from '../../contract/permissions.ts'
import { auditedKinds } from '../miss-kinds/index.ts'
import { missFields, scoreFields } from './mark-history.ts'

const ofStudent = { concerns: { field: 'student_id' }, key: jrnFullFilter } as const

/** What the audit shows of the journal: values only to who reads all journals. */
export const auditedInJournal: Audited[] = [
  { subject: 'journal.score', title: msg`отметка`, fields: scoreFields, ...ofStudent },
  { subject: 'journal.miss', title: msg`пропуск`, fields: missFields, ...ofStudent },
  { subject: 'journal.lesson_text', title: msg`урок`, fields: ['topic', 'homework', 'files'], key: jrnFullFilter },
  { ...auditedKinds, title: msg`вид пропуска` },
]
