import { sql } from 'kysely'
import { slugs } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/schedule/week/{slug}/': [
      ...slugs,
      'me?date=2025-10-08',
      'class-3?date=2025-10-08',
      'student-121?date=2025-10-08',
    ],
    '/api/schedule/week-subjects/': [''],
    '/api/schedule/lessons/without-room/': [''],
    '/api/schedule/lessons/changes/': [''],
    '/api/schedule/calendar-links/': [''],
    '/api/schedule/calendar/{token}': ['canary', 'canary.ics'],
    '/api/schedule/week-subjects/rooms/': ['?size=200'],
  },
  rows: ({ account }) => ({
    calendar: sql`(select max(id) from timetable.calendar_link where account_id = ${account})`,
  }),
  attempts: (_own, foreign) => [
    { method: 'DELETE', path: '/api/schedule/calendar-links/{id}/', id: foreign.calendar },
    {
      method: 'POST',
      path: '/api/schedule/calendar-links/',
      id: foreign.student,
      body: { person_id: foreign.student },
    },
  ],
})
