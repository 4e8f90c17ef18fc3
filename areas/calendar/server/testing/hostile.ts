import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/passport/years/': [''],
    '/api/passport/calendar/': [''],
    '/api/passport/years/{id}/history': ['1', '2', String(missing)],
    '/api/passport/years/{id}/calendar.ics': ['1', String(missing)],
    '/api/passport/schedule/': ['', '?year_id=2', '?date=2026-11-20'],
  },
  namingNoRow: [
    // of a year, its days and bells, which everybody may name
    'POST /api/passport/years/',
    'PATCH /api/passport/years/{id}',
    'DELETE /api/passport/years/{id}',
    'POST /api/passport/calendar/',
    'PATCH /api/passport/calendar/{id}',
    'DELETE /api/passport/calendar/{id}',
    'POST /api/passport/calendar/preview/',
    'POST /api/passport/schedule/',
    'PATCH /api/passport/schedule/{id}',
    'DELETE /api/passport/schedule/{id}',
    'POST /api/passport/schedule/preview/',
    'POST /api/passport/schedule/days/',
    'DELETE /api/passport/schedule/days/{id}',
    'POST /api/passport/schedule/days/preview/',
    'POST /api/passport/schedule/days/shift/',
    'POST /api/passport/schedule/days/shift/preview/',
  ],
})
