import { classes, groups, teachers } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/reports/class/{id}/': classes.flatMap((id) => [id, `${id}?period=quarter-1`]),
    '/api/journal/reports/class/{id}/export/': classes,
    '/api/journal/reports/class/{id}/print/': classes,
    '/api/journal/reports/teachers/': ['', '?year=2'],
    '/api/journal/reports/teacher/{id}/': teachers.flatMap((id) => [id, `${id}?year=2`, `${id}?period=quarter-1`]),
    '/api/journal/reports/teacher/{id}/export/': teachers,
    '/api/journal/reports/teacher/{id}/print/': teachers,
    '/api/journal/reports/journal/{id}/export/': groups.flatMap((id) => [`${id}`, `${id}?quarter=2`]),
    '/api/journal/reports/journal/{id}/print/': groups.flatMap((id) => [`${id}?month=2026-09`]),
  },
})
