import { sql } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readGroupWorks, type GroupWorks, type PlannedWork, type WorkRequest } from '../../contract/planning.ts'
import { hasWorks } from '../../rules/template-objection.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { readPlanningGroup } from './may-plan.ts'

/** So many requests are shown beside those that wait. */
const maxRequests = 10

type Unscored = Omit<PlannedWork, 'scores'>
interface Found {
  works: Unscored[]
  lessons: GroupWorks['lessons']
  requests: WorkRequest[]
  asked: { quarter: number; sor: number; soch: number }[] | null
}

/** What of a group's plan stands in tables, in one statement. */
async function find(db: Database, groupId: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'quarter_id', w.quarter_id, 'kind', w.kind, 'number', w.number,
          'title', w.title, 'maximum', w.maximum, 'lesson_id', l.id, 'date', l.date, 'slot', l.slot, 'version', w.version)
          order by q.number, w.kind = 'soch', w.number), '[]')
        from assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id
        left join timetable.lesson l on l.id = w.lesson_id and l.takes_place where w.group_id = g.id) as works,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quarter_id', q.id, 'date', l.date, 'slot', l.slot)
          order by l.date, l.slot), '[]')
        from timetable.lesson l join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter'
          and l.date between q.start_date and q.end_date
        where l.group_id = g.id and l.takes_place) as lessons,
      (select coalesce(jsonb_agg(to_jsonb(shown) order by shown.id desc), '[]') from (
        select r.id, r.quarter_id, r.action, r.kind, r.number, r.title, r.maximum, r.reason, r.state,
          ${shortName('p')} as asked_by, r.answer
        from assessments.work_request r join people.person p on p.id = r.asked_by where r.group_id = g.id
        order by r.state = 'waiting' desc, r.id desc limit ${sql.lit(maxRequests)}) shown) as requests,
      (select (select coalesce(jsonb_agg(of), '[]') from (
          select tw.quarter, count(*) filter (where tw.kind = 'sor') as sor, count(*) filter (where tw.kind = 'soch') as soch
          from assessments.template_work tw where tw.line_id = template.line_id group by tw.quarter) of)
        from assessments.template template where template.line_id = (
          select cl.line_id from classes.group_class gc join classes.class c on c.id = gc.class_id
          join classes.parallel p on p.id = c.parallel_id join curriculum.class_line cl on cl.year_id = g.year_id
            and cl.class_id = c.id and cl.course_id = g.course_id
          where gc.group_id = g.id order by p.number, cl.line_id limit 1)) as asked
    from classes.study_group g where g.id = ${groupId}`.execute(db)
  return rows[0] ?? { works: [], lessons: [], requests: [], asked: null }
}

export const readGroupWorksWith = (rooms: OfHigherRooms) =>
  handle(readGroupWorks, async ({ params, db, caller, today }) => {
    const group = await readPlanningGroup({ db, caller, today, rooms }, params.id)
    const { asked, works, ...found } = await find(db, group.id)
    const scores = await rooms.scoresOfWorks(
      db,
      works.map(({ id }) => id),
    )
    const scoresOf = new Map(scores.map((one) => [one.work_id, one.scores]))
    const closed = closedQuarters(group, today)
    return {
      ...found,
      works: works.map((work) => ({ ...work, scores: scoresOf.get(work.id) ?? 0 })),
      group: { id: group.id, title: group.title, course: group.course },
      quarters: group.quarters.map(({ id, number, title }) => {
        const own = asked?.find(({ quarter }) => quarter === number)
        return {
          id,
          number,
          title,
          is_closed: closed.includes(number),
          asked: asked && { sor: own?.sor ?? 0, soch: own?.soch ?? 0 },
        }
      }),
      has_works: hasWorks(group.mode),
      may_plan: group.may_plan,
      may_decide: group.may_decide,
    }
  })
