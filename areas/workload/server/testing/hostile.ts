import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

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
  rows: ({ group }) => ({
    assignment: sql`(select min(id) from workload.assignment where group_id = ${group})`,
  }),
  attempts: (_own, foreign) => {
    const changes = '/api/courses/workload/changes/'
    const seen = { id: foreign.assignment, version: 1 }
    const from = '2026-12-01'
    const given = { kind: 'assign', group_id: foreign.group, teacher_id: 51, hours: 1 }
    return [
      { method: 'POST', path: changes, id: none, body: { from, acts: [{ kind: 'end', ...seen }] } },
      { method: 'POST', path: changes, id: none, body: { from, acts: [given] } },
      { method: 'POST', path: `${changes}preview/`, id: none, body: { from, acts: [{ kind: 'end', ...seen }] } },
      { method: 'POST', path: `${changes}{id}/undo/`, id: 1 },
    ]
  },
})
