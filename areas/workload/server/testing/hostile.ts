import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/workload/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/workload/{id}': [2, 51, 52, 53, 61, missing].map(String),
    '/api/courses/workload/vacancies/': ['', '?year_id=2'],
    '/api/courses/workload/classes/': ['', '?year_id=2'],
    '/api/courses/workload/export/': ['?columns=name,courses,classes', '?columns=name&search=canary'],
    '/api/courses/workload/classes/export/': ['?columns=name,planned'],
  },
})
