import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportGroups, listGroups, type StudyGroup } from '../../contract/groups.ts'
import { findGroups } from './find-groups.ts'
import { findPageOfGroups } from './page-of-groups.ts'

export const listGroupsHandler = handle(
  listGroups,
  ({ query, db, caller, today }) => findPageOfGroups(db, query, caller, today),
  { conditional: true },
)

const columns: Record<(typeof exportGroups)['columns'][number], SheetColumn<StudyGroup>> = {
  name: {
    title: msg`Предмет и группа`,
    width: 40,
    kind: 'text',
    of: ({ course, title }) => `${course.title}, ${title}`,
  },
  classes: {
    title: msg`Классы`,
    width: 16,
    kind: 'text',
    of: ({ classes }) => classes.map(({ title }) => title).join(', '),
  },
  kind: { title: msg`Вид`, width: 14, kind: 'text', of: ({ kind }) => groupKindTitles[kind] },
  level: { title: msg`Уровень`, width: 16, kind: 'text', of: ({ level }) => level },
  teacher: {
    title: msg`Учитель`,
    width: 40,
    kind: 'text',
    of: ({ teachers }) => teachers.map(({ full_name }) => full_name).join(', '),
  },
  students: { title: msg`Учеников`, width: 10, kind: 'number', of: ({ students_count }) => students_count },
  hours: { title: msg`Часов`, width: 8, kind: 'number', isSummed: true, of: ({ hours }) => hours },
}

export const exportGroupsHandler = handle(exportGroups, async ({ query, caller, db, today, record }) => {
  const found = await findGroups(db, query, caller, today, query.columns)
  return exportRows({ list: 'groups', title: t`Учебные группы`, columns, query, found, caller, today, record })
})
