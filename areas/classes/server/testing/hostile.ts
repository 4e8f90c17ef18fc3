import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

/** What a stranger tries with leaves. */
const leavesOf = (foreign: { student: number; class: number }) => {
  const leaves = '/api/grouping/academic-leaves'
  const away = { planned_return: null, order_number: '', order_date: null, note: '' }
  const begins = { student_id: foreign.student, from: '2026-11-20', ...away }
  const returns = { version: 1, class_id: foreign.class, from: null }
  return [
    { method: 'POST', path: `${leaves}/`, id: none, body: begins },
    { method: 'POST', path: `${leaves}/preview/`, id: none, body: begins },
    { method: 'PATCH', path: `${leaves}/{id}`, id: foreign.class, body: { version: 1, ...away } },
    { method: 'POST', path: `${leaves}/{id}/return/`, id: foreign.class, body: returns },
    { method: 'POST', path: `${leaves}/{id}/return/preview/`, id: foreign.class, body: returns },
    { method: 'POST', path: `${leaves}/{id}/cancel/`, id: foreign.class, body: { version: 1 } },
  ] as const
}

export const hostile = hostileRoom({
  questions: {
    '/api/grouping/classes/': ['', '?year_id=2', '?search=canary'],
    '/api/grouping/classes/moves/': ['', '?search=canary'],
    '/api/grouping/classes/moves/export/': ['?columns=date,name,move', '?columns=name&search=canary'],
    '/api/grouping/classes/{id}': ['1', '2', '3', String(missing)],
    '/api/grouping/classes/export/': ['?columns=name,teacher'],
    '/api/grouping/classes/{id}/students/print/': [1, 2, 3, missing].map(String),
    '/api/grouping/classes/{id}/leaders/': ['1', '2', '3', String(missing)],
    '/api/grouping/classes/{id}/history/': ['1', '2', '3', String(missing)],
    '/api/grouping/classes/year/': ['', '?year_id=2'],
    '/api/grouping/academic-leaves/': ['', '?search=canary'],
    '/api/grouping/classes/students/': ['', '?parallel=all&year_id=2', '?parallel=7&date=2026-11-04'],
  },
  namingNoRow: ['POST /api/grouping/classes/'],
  rows: () => ({
    leader: sql`(select min(id) from classes.leader)`,
    led: sql`(select min(class_id) from classes.leader)`,
  }),
  attempts: (_own, foreign) => {
    const items = [{ student_id: foreign.student, class_id: foreign.class }]
    const closing = { version: 1, on: '2026-12-01', into_id: foreign.class }
    const splitting = { version: 1, from: '2026-12-01', groups: 'own' }
    const merging = { from: '2026-12-01', classes: [{ id: foreign.class, version: 1 }], into_id: foreign.led }
    const letters = [{ letter: 'Ю' }, { letter: 'Я' }]
    const classes = '/api/grouping/classes'
    const appointed = { kind: 'curator', person_id: 51, from: '2026-11-20' }
    return [
      ...leavesOf(foreign),
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
      { method: 'PATCH', path: `${classes}/{id}`, id: foreign.class, body: { version: 1, capacity: 20 } },
      { method: 'DELETE', path: `${classes}/{id}`, id: foreign.class },
      { method: 'POST', path: `${classes}/students/move/`, id: none, body: { from: null, items } },
      { method: 'POST', path: `${classes}/students/move/preview/`, id: none, body: { from: null, items } },
      {
        method: 'POST',
        path: `${classes}/{id}/students/pasted/preview/`,
        id: foreign.class,
        body: { from: null, list: 'Ахметов' },
      },
      { method: 'POST', path: `${classes}/{id}/close/`, id: foreign.class, body: closing },
      { method: 'POST', path: `${classes}/{id}/close/preview/`, id: foreign.class, body: closing },
      {
        method: 'POST',
        path: `${classes}/{id}/split/`,
        id: foreign.class,
        body: { ...splitting, parts: letters.map((part) => ({ ...part, students: [foreign.student] })) },
      },
      {
        method: 'POST',
        path: `${classes}/{id}/split/preview/`,
        id: foreign.class,
        body: { ...splitting, by: 'alphabet', parts: letters },
      },
      { method: 'POST', path: `${classes}/merge/`, id: none, body: merging },
      { method: 'POST', path: `${classes}/merge/preview/`, id: none, body: merging },
      { method: 'POST', path: `${classes}/rearrangements/{id}/undo/`, id: foreign.account },
    ]
  },
})
