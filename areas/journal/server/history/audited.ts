import { missKindNames } from '#areas/miss-kinds/server/index.ts'
import { scoreTypeTitles } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import { asDay, inWords, type Audited } from '#platform/server/audited.ts'
import { jrnFullFilter } from '../../contract/permissions.ts'
import { missFields, scoreFields } from './mark-history.ts'

const ofStudent = { concerns: { field: 'student_id', isMarks: true }, key: jrnFullFilter } as const

/** What the audit shows of the journal: values only to who reads all journals. */
export const auditedInJournal: Audited[] = [
  {
    subject: 'journal.score',
    title: msg`отметка`,
    values: { type: inWords(scoreTypeTitles), retaken_on: asDay },
    titles: {
      type: msg`Вид`,
      value: msg`Значение`,
      maximum: msg`Максимум`,
      comment: msg`Комментарий`,
      is_comment_internal: msg`Не для семьи`,
      former_value: msg`До пересдачи`,
      retaken_on: msg`День пересдачи`,
    },
    fields: scoreFields,
    ...ofStudent,
  },
  {
    subject: 'journal.miss',
    title: msg`пропуск`,
    names: { kind_id: missKindNames },
    titles: { kind_id: msg`Вид`, minutes: msg`Минут`, reason: msg`Причина` },
    fields: missFields,
    ...ofStudent,
  },
  {
    subject: 'journal.lesson_text',
    title: msg`урок`,
    titles: { topic: msg`Тема`, homework: msg`Домашнее задание` },
    fields: ['topic', 'homework'],
    key: jrnFullFilter,
  },
]
