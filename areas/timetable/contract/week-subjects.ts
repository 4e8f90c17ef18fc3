import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { id } from '#platform/contract/wire.ts'
import { schTimetable } from './permissions.ts'

const Titled = z.object({ id, title: z.string() })
export const WeekSubjects = z.object({
  /** Whether `me` has a week: the caller is taught or teaches this year. */
  has_own: z.boolean(),
  classes: z.array(Titled),
  teachers: z.array(Titled),
  rooms: z.array(Titled),
})
export type WeekSubjects = z.infer<typeof WeekSubjects>

/** Whose week the caller may open by choosing: staff all of the year, a student the own class. */
export const listWeekSubjects = endpoint({
  method: 'GET',
  path: '/api/schedule/week-subjects/',
  access: read(schTimetable),
  response: WeekSubjects,
  summary: 'Классы, учителя и кабинеты, расписание которых можно открыть',
})

/** Rooms whose week staff may open; others find none. `place` is building and area. */
export const findWeekRooms = endpoint({
  method: 'GET',
  path: '/api/schedule/week-subjects/rooms/',
  access: read(schTimetable),
  query: listQuery(['name'], {}),
  response: listOf(z.object({ id, title: z.string(), place: z.string() })),
  summary: 'Кабинеты, расписание которых можно открыть',
})
