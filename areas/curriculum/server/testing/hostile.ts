import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/courses/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/courses/{id}': ['1', '1?year_id=2', String(missing)],
    '/api/courses/cathedras/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/cathedras/{id}': ['1', '2?year_id=2', String(missing)],
    '/api/courses/rup/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/rup/export/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/courses/export/': ['?columns=name,cathedra', '?columns=name&search=canary'],
    '/api/courses/cathedras/export/': ['?columns=name,head', '?columns=name&search=canary'],
  },
})
