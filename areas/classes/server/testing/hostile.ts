import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/grouping/classes/': ['', '?year_id=2', '?search=canary'],
    '/api/grouping/classes/moves/': ['', '?search=canary'],
    '/api/grouping/classes/moves/export/': ['?columns=date,name,move', '?columns=name&search=canary'],
    '/api/grouping/classes/{id}': ['1', '2', '3', String(missing)],
    '/api/grouping/classes/export/': ['?columns=name,teacher'],
    '/api/grouping/classes/{id}/students/print/': [1, 2, 3, missing].map(String),
    '/api/grouping/classes/{id}/leaders/': ['1', '2', '3', String(missing)],
  },
  rows: () => ({
    leader: sql`(select min(id) from classes.leader)`,
    led: sql`(select min(class_id) from classes.leader)`,
  }),
  attempts: (_own, foreign) => {
    const appointed = { kind: 'curator', person_id: 51, from: '2026-11-20' }
    return [
      { method: 'POST', path: '/api/grouping/classes/{id}/leaders/', id: foreign.led, body: appointed },
      {
        method: 'PATCH',
        path: '/api/grouping/class-leaders/{id}',
        id: foreign.leader,
        body: { version: 1, to: '2026-11-20' },
      },
      { method: 'DELETE', path: '/api/grouping/class-leaders/{id}', id: foreign.leader },
      {
        method: 'POST',
        path: '/api/grouping/students/{id}/class/',
        id: foreign.student,
        body: { class_id: foreign.class, from: null },
      },
    ]
  },
})
