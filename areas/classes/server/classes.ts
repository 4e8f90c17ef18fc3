import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf, totalsOf } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { classLanguageTitles, type SchoolClass } from '../contract/class-shapes.ts'
import { exportClasses, listClasses } from '../contract/classes.ts'
import { findClasses } from './find-classes.ts'

export const listClassesHandler = handle(
  listClasses,
  async ({ query, db, today }) => {
    const { rows, total, exact } = await findClasses(db, query, today)
    const totals = await totalsOf(db, rows, { students: 'students_count' })
    return { ...(await pageOf(query, total, rows)), exact, totals }
  },
  { conditional: true },
)

const columns: Record<(typeof exportClasses)['columns'][number], SheetColumn<SchoolClass>> = {
  name: { title: msg`Класс`, width: 8, kind: 'text', of: ({ title }) => title },
  teacher: {
    title: msg`Классный руководитель`,
    width: 40,
    kind: 'text',
    of: ({ class_teacher }) => class_teacher?.full_name ?? null,
  },
  curator: { title: msg`Куратор`, width: 40, kind: 'text', of: ({ curator }) => curator?.full_name ?? null },
  shift: { title: msg`Смена`, width: 8, kind: 'number', of: ({ shift }) => shift },
  language: { title: msg`Язык обучения`, width: 16, kind: 'text', of: ({ language }) => classLanguageTitles[language] },
  room: { title: msg`Кабинет`, width: 10, kind: 'text', of: ({ home_room }) => home_room?.title ?? null },
  students: {
    title: msg`Учеников`,
    width: 10,
    kind: 'number',
    isSummed: true,
    of: ({ students_count }) => students_count,
  },
  capacity: { title: msg`Вместимость`, width: 12, kind: 'number', of: ({ capacity }) => capacity },
}

export const exportClassesHandler = handle(exportClasses, async ({ query, caller, db, today, record }) => {
  const found = await findClasses(db, query, today)
  return exportRows({ list: 'classes', title: t`Классы`, columns, query, found, caller, today, record })
})
