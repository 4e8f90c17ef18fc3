import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { personKinds, weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportAvailability, listAvailability, type TeacherAvailability } from '../contract/list.ts'
import { mayReadAvailability } from './scope.ts'

type ListQuery = Omit<z.output<(typeof exportAvailability)['query']>, 'columns'>
const hoursOf = (kind: string) =>
  sql<number>`(select count(*)::integer from availability.hour h where h.person_year_id = a.id and h.kind = ${kind})`

function find(db: Database, filters: ListQuery, caller: Caller, today: string) {
  const person = sql.ref('p.id')
  const year = sql<number>`${filters.year_id ?? currentYearId(today)}`
  const found = db
    .selectFrom('people.person as p')
    .leftJoin('availability.person_year as a', (join) =>
      join.onRef('a.person_id', '=', 'p.id').on('a.year_id', '=', year),
    )
    .leftJoin('buildings.building as b', 'b.id', 'a.building_id')
    .where('p.archived_at', 'is', null)
    .where(isStaff(person, today))
    .where(sql<boolean>`(a.id is not null or exists (select from people.kind_member k
      where k.person_id = p.id and k.kind_id = ${personKinds.teacher.id}))`)
    .where(mayReadAvailability(caller, person, today))
    .where(containsWords(sql.ref('p.search'), filters.search ?? ''))
    .$if(filters.marked !== undefined, (rows) => rows.where('a.id', filters.marked === 'yes' ? 'is not' : 'is', null))
  const sorts = {
    name: sql`p.sort_name`,
    closed: hoursOf('closed'),
    unwanted: hoursOf('unwanted'),
    methodical_day: sql`a.methodical_day`,
  }
  const rows = found
    .select([
      'p.id',
      'p.full_name',
      sql<string | null>`(select string_agg(distinct po.title, ', ') from people.employment e join people.position po
        on po.id = e.position_id where e.person_id = p.id and e.during @> ${today}::date)`.as('positions'),
      'a.methodical_day',
      hoursOf('closed').as('closed'),
      hoursOf('unwanted').as('unwanted'),
      'b.title as building',
      'a.note',
    ])
    .orderBy(sorts[filters.sort], (by) => (filters.asc ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('p.sort_name')
    .orderBy('p.id')
  return { count: found.select(total), rows }
}

const listHandler = handle(listAvailability, async ({ query, caller, db, today }) => {
  const { count, rows } = find(db, query, caller, today)
  return pageOf(query, count, rows)
})

const columns: Record<(typeof exportAvailability)['columns'][number], SheetColumn<TeacherAvailability>> = {
  name: { title: msg`ФИО`, width: 38, kind: 'text', of: ({ full_name }) => full_name },
  positions: { title: msg`Должность`, width: 30, kind: 'text', of: ({ positions }) => positions },
  methodical_day: {
    title: msg`Методический день`,
    width: 18,
    kind: 'text',
    of: ({ methodical_day: day }) => (day === null ? null : weekdayTitles[weekdays[day] ?? 'mon'].long),
  },
  closed: { title: msg`Недоступен, ч`, width: 14, kind: 'number', of: ({ closed }) => closed },
  unwanted: { title: msg`Нежелательно, ч`, width: 16, kind: 'number', of: ({ unwanted }) => unwanted },
  building: { title: msg`Здание`, width: 24, kind: 'text', of: ({ building }) => building },
  note: { title: msg`Примечание`, width: 40, kind: 'text', of: ({ note }) => note },
}
const exportHandler = handle(exportAvailability, async ({ query, caller, db, today, record }) => {
  const { count, rows } = find(db, query, caller, today)
  const counted = await count.executeTakeFirstOrThrow()
  return exportRows({
    list: 'availability.teachers',
    title: t`Доступность учителей`,
    columns,
    query,
    found: { total: counted.total, rows },
    caller,
    today,
    record,
  })
})

export const listHandlers = [listHandler, exportHandler]
