import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { changeGroups, type GroupFields } from '#areas/classes/server/index.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'
import { demonstrationTrace } from './trace.ts'

const course = 'Английский язык'
/** From this parallel on the halves of a class differ in level. */
const firstParallel = 5
const levels = ['standard', 'advanced']

/** The halves of classes in English: the standard level and the advanced one. */
export async function giveLevels({ db, today }: DemonstrationContext): Promise<void> {
  const { rows } = await sql<GroupFields & { id: number }>`
    select g.id, g.title, g.kind, r.id as level_id, g.hours::float8 as hours, g.closed_on, g.follows_class_id, g.norm_reason
    from (select sg.*, row_number() over (partition by gc.class_id order by sg.title) as place from classes.study_group sg
        join classes.group_class gc on gc.group_id = sg.id join classes.class c on c.id = gc.class_id
        join classes.parallel p on p.id = c.parallel_id join curriculum.course co on co.id = sg.course_id
        where sg.year_id = ${currentYearId(today)} and sg.kind = 'subgroup' and co.title = ${course}
          and p.number >= ${firstParallel}) g
      join dictionaries.dictionary d on d.code = 'group_level'
      join dictionaries.record r on r.dictionary_id = d.id and r.name = (${levels}::text[])[g.place]
    order by g.id`.execute(db)
  await changeGroups(db, rows, demonstrationTrace())
}
