import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { grpGroup } from '#areas/classes/contract/permissions.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { listCandidates, type Candidate } from '../../contract/members.ts'
import { lockGroup } from '../group/group-to-change.ts'
import { dayOfChange } from '../year-day.ts'

const shown = 200

export const listCandidatesHandler = handle(listCandidates, async ({ params, query, caller, db, today }) => {
  const group = await lockGroup(db, caller, grpGroup, params.id)
  const from = dayOfChange(group.year, today, query.from)
  const { rows } = await sql<Candidate>`
    select p.id, p.full_name, c.title as class_title,
      case when held.id is not null then jsonb_build_object('id', held.id, 'title', held.title) end as group
    from classes.class c join classes.class_member m on m.class_id = c.id and m.during @> ${from}::date
      join people.person p on p.id = m.student_id
      left join classes.group_class gc on gc.group_id = ${group.id} and gc.class_id = c.id
      left join lateral (select g.id, g.title from classes.group_member gm join classes.study_group g on g.id = gm.group_id
        where gm.student_id = p.id and gm.course_id = ${group.course_id} and gm.during @> ${from}::date) held on true
    where c.parallel_id in (select own.parallel_id from classes.group_class link join classes.class own on own.id = link.class_id
        where link.group_id = ${group.id})
      and held.id is distinct from ${group.id} and ${mayFindPerson(caller, sql.ref('p.id'), today)}
      and ${containsWords(sql`platform.search_text(p.full_name || ' ' || c.title)`, query.search ?? '')}
    order by gc.group_id is null, held.id is not null, p.sort_name, p.id limit ${shown}`.execute(db)
  return { items: rows }
})
