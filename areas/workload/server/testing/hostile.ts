import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/courses/workload/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/workload/{id}': [2, 51, 52, 53, 61, missing].map(String),
    '/api/courses/workload/vacancies/': ['', '?year_id=2'],
    '/api/courses/workload/vacancies/export/': ['?columns=course,group', '?columns=course&form=pdf'],
    '/api/courses/workload/board/': ['', '?year_id=2', '?date=2026-09-01'],
    '/api/courses/workload/proposal/': ['', '?year_id=2', '?teacher_id=51'],
    '/api/courses/workload/groups/{id}/': [1, 2, 3, 7, missing].map(String),
    '/api/courses/workload/history/': ['?teacher_id=51', '?teacher_id=61', '?group_id=1', '?group_id=7'],
    '/api/courses/workload/classes/': ['', '?year_id=2'],
    '/api/courses/workload/export/': ['?columns=name,courses,classes', '?columns=name&search=canary'],
    '/api/courses/workload/classes/export/': ['?columns=name,planned'],
  },
})
