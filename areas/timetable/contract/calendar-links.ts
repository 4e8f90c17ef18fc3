import * as z from 'zod/mini'
import { inOwnName, open, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams } from '#platform/contract/wire.ts'

/** A timetable that the caller may subscribe to: the own one, or that of a child; `link` where one was made. */
const CalendarSubject = z.object({
  person_id: id,
  title: z.string(),
  is_own: z.boolean(),
  link: z.nullable(z.object({ id, made_at: z.string(), last_used_at: z.nullable(z.string()) })),
})
export type CalendarSubject = z.infer<typeof CalendarSubject>

export const listCalendarLinks = endpoint({
  method: 'GET',
  path: '/api/schedule/calendar-links/',
  access: self(),
  response: z.object({ items: z.array(CalendarSubject) }),
  summary: 'Свои ссылки на расписание для программ-календарей',
})

/** The link made before for the same person ends. The address is told this once only. */
export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/schedule/calendar-links/',
  access: inOwnName(self()),
  body: z.strictObject({ person_id: id }),
  response: z.object({ id, url: z.string() }),
  summary: 'Сделать личную ссылку на расписание: своё или своего ребёнка',
})

export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/schedule/calendar-links/{id}/',
  access: inOwnName(self()),
  params: IdParams,
  response: z.object({}),
  summary: 'Отозвать личную ссылку на расписание',
})

/** The lessons of −14…+120 days as text/calendar: whoever has the secret address reads them. 404 once it is revoked. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/schedule/calendar/{token}',
  access: open(),
  params: z.strictObject({ token: z.string() }),
  response: z.string(),
  summary: 'Расписание по личной ссылке (iCalendar)',
})
