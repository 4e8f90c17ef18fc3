import { groups, missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/grouping/groups/': ['', '?size=200&year_id=2', '?search=canary', '?class_id=1&course_id=1', '?closed=true'],
    '/api/grouping/groups/export/': ['?columns=name,teacher', '?columns=name&year_id=2', '?columns=name&search=canary'],
    '/api/grouping/group/{id}/': groups.map(String),
    '/api/grouping/group/{id}/history/': groups.map(String),
    '/api/grouping/group/{id}/candidates/': [...groups.map(String), '1?search=canary'],
    '/api/grouping/division/': [
      '?course_id=1&class_ids=1',
      '?course_id=1&class_ids=1,2',
      `?course_id=1&class_ids=${missing}`,
    ],
    '/api/grouping/individual/': ['?student_id=101', '?student_id=121', `?student_id=${missing}`],
    '/api/grouping/plan/': ['', '?parallel=7', '?year_id=2'],
    '/api/grouping/plan/export/': ['', '?parallel=7'],
  },
  namingNoRow: [
    // of what the РУП names, which everybody who makes groups may ask for
    'POST /api/grouping/plan/',
    'POST /api/grouping/plan/preview/',
    'POST /api/grouping/changes/{batch}/undo/',
  ],
  attempts: (_own, foreign) => {
    const users = { users: [foreign.student], from: '2026-11-20' }
    const closing = { version: 1, on: '2026-11-20' }
    const division = {
      course_id: 1,
      class_ids: [foreign.class],
      parts: [{ title: 'x', students: [foreign.student] }],
      seen: [{ id: foreign.group, version: 1 }],
    }
    const individual = { student_id: foreign.student, courses: [{ course_id: 1, hours: 1 }] }
    const group = '/api/grouping/group/{id}/'
    return [
      { method: 'PATCH', path: group, id: foreign.group, body: { version: 1, title: 'x' } },
      { method: 'DELETE', path: group, id: foreign.group },
      { method: 'POST', path: `${group}close/`, id: foreign.group, body: closing },
      { method: 'POST', path: `${group}close/preview/`, id: foreign.group, body: closing },
      { method: 'POST', path: `${group}users/`, id: foreign.group, body: users },
      { method: 'POST', path: `${group}users/preview/`, id: foreign.group, body: users },
      { method: 'DELETE', path: '/api/grouping/group/{group_id}/users/{student_id}', id: foreign.group },
      { method: 'POST', path: '/api/grouping/division/', id: none, body: division },
      { method: 'POST', path: '/api/grouping/division/preview/', id: none, body: division },
      { method: 'POST', path: '/api/grouping/individual/', id: none, body: individual },
      { method: 'POST', path: '/api/grouping/individual/preview/', id: none, body: individual },
    ]
  },
})
