import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { listUnfilled, readFilling } from '../../contract/filling.ts'
import { demandPeriod, haveBeen, isUnfilled, scopeOfFilling, unfilledTeachers } from './unfilled.ts'

const mostShown = 200

export const filling = handle(readFilling, async ({ query, caller, db, today, house }) => {
  demandPeriod(query)
  const moment = { today, time: house.clock.timeOfDay() }
  const scope = await scopeOfFilling(db, caller, query, moment)
  const teachers = await unfilledTeachers(db, caller, query, moment)
  return {
    ...scope,
    teachers: teachers.map(({ account_id, ...teacher }) => ({ ...teacher, has_account: account_id !== null })),
  }
})

export const ownUnfilled = handle(listUnfilled, async ({ query, caller, db, today, house }) => {
  demandPeriod(query)
  const moment = { today, time: house.clock.timeOfDay() }
  const { rows } = await sql<Output<typeof listUnfilled>['items'][number]>`
    select l.id, l.group_id, g.title as "group", co.title as course, l.date, l.slot,
      l.topic is not null as has_topic, l.homework is not null as has_homework
    from timetable.lesson_teacher lt join timetable.lesson l on l.id = lt.lesson_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    where lt.teacher_id = ${caller.personId} and ${haveBeen(query, moment)} and ${isUnfilled(query.homework)}
    order by l.date desc, l.starts_at desc, l.id limit ${mostShown}`.execute(db)
  return { items: rows }
})
