import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportAchievements } from '../contract/achievements.ts'
import { mayReadAchievements } from './scope.ts'

interface Row {
  name: string
  title: string
  level: string
  result: string | null
  achieved_on: string
  organiser: string | null
  note: string | null
}
const columns: Record<(typeof exportAchievements)['columns'][number], SheetColumn<Row>> = {
  name: { title: msg`ФИО`, width: 40, kind: 'text', of: (one) => one.name },
  title: { title: msg`Достижение`, width: 50, kind: 'text', of: (one) => one.title },
  level: { title: msg`Уровень`, width: 18, kind: 'text', of: (one) => one.level },
  result: { title: msg`Место или степень`, width: 20, kind: 'text', of: (one) => one.result },
  date: { title: msg`Дата`, width: 12, kind: 'date', of: (one) => one.achieved_on },
  organiser: { title: msg`Организатор`, width: 40, kind: 'text', of: (one) => one.organiser },
  note: { title: msg`Примечание`, width: 40, kind: 'text', of: (one) => one.note },
}

export const exportAchievementsHandler = handle(exportAchievements, async ({ query, caller, db, today, record }) => {
  const direction = query.asc ? sql`asc` : sql`desc`
  const order = query.sort === 'name' ? sql`p.sort_name ${direction}, e.achieved_on` : sql`e.achieved_on ${direction}`
  const { rows } = await sql<Row>`
    select p.full_name as name, e.title, k.title as level, e.result, e.achieved_on, e.organiser, e.note
    from personal_file.achievement e join dictionaries.record k on k.id = e.level_id
    join people.person p on p.id = e.person_id
    join classes.class_member m on m.student_id = p.id and m.class_id = ${query.class_id} and m.during @> ${today}::date
    where e.removed_at is null and ${mayReadAchievements(caller, sql.ref('p.id'), today)}
      and ${containsWords(sql.ref('p.search'), query.search ?? '')}
    order by ${order}, e.id`.execute(db)
  return exportRows({
    list: 'personal_file.achievements',
    title: t`Достижения класса`,
    columns,
    query,
    found: { total: rows.length, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
})
