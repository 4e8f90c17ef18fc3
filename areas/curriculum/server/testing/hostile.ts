import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { attemptsOnImport, hostileRoom, none, type Attempt } from '#tests/hostile/room.ts'

const lineChange = {
  component: 'state',
  hours: 5,
  hours_year: null,
  subgroups: 1,
  grading_mode: 'every_quarter',
  version: 1,
}

/** Of the РУП. */
const attemptsOnPlan = (foreign: Parameters<typeof attemptsOnImport>[1]): Attempt[] => [
  ...attemptsOnImport('/api/courses/import/rup', foreign),
  {
    method: 'PATCH',
    path: '/api/courses/rup/{id}/approval/',
    id: none,
    body: { order_number: '1', order_date: '2026-08-28', approved_by: null, note: null, version: null },
  },
  ...['save/', 'save/preview/'].map((end) => ({
    method: 'POST' as const,
    path: `/api/courses/rup/{id}/${end}` as const,
    id: none,
    body: {
      steps: [
        {
          client_id: '0d4b5a8e-1f0c-4b52-9a40-6f3c7a4e9b10',
          place: { parallel: 7, language: '', profile: '', class_id: null },
          course_id: 1,
          component: 'state',
          hours: 5,
          version: 1,
        },
      ],
    },
  })),
  { method: 'PATCH', path: '/api/courses/rup/lines/{id}', id: none, body: lineChange },
  { method: 'POST', path: '/api/courses/rup/lines/{id}/preview/', id: none, body: lineChange },
]

export const hostile = hostileRoom({
  questions: {
    '/api/courses/courses/': ['', '?year_id=2', '?search=canary', '?archived=true&ed_area_id=1'],
    '/api/courses/courses/{id}': ['1', '1?year_id=2', String(missing)],
    '/api/courses/courses/{id}/history/': ['1', String(missing)],
    '/api/courses/courses/mergers/': [''],
    '/api/courses/cathedras/': ['', '?year_id=2', '?search=canary', '?archived=true'],
    '/api/courses/cathedras/{id}': ['1', '2?year_id=2', String(missing)],
    '/api/courses/cathedras/{id}/history/': ['1', '2?person_id=52', String(missing)],
    '/api/courses/rup/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/rup/export/': ['', '?year_id=2', '?search=canary'],
    '/api/courses/rup/{id}/approval/': ['1', String(missing)],
    '/api/courses/rup/{id}/approval/history/': ['1', String(missing)],
    '/api/courses/rup/{id}/form/': ['1', String(missing)],
    '/api/courses/import/rup/': [''],
    '/api/courses/import/rup/template/': [''],
    '/api/courses/import/rup/{id}/': ['1', '2', '51', String(missing)],
    '/api/courses/import/rup/{id}/leftovers/': ['1', '2', '51', String(missing)],
    '/api/courses/courses/export/': ['?columns=name,cathedra', '?columns=name&search=canary'],
    '/api/courses/cathedras/export/': ['?columns=name,head', '?columns=name&search=canary'],
    '/api/courses/import/courses/': [''],
    '/api/courses/import/courses/template/': [''],
    '/api/courses/import/courses/{id}/': ['1', '2', '51', String(missing)],
    '/api/courses/import/courses/{id}/leftovers/': ['1', '2', '51', String(missing)],
  },
  namingNoRow: [
    'POST /api/courses/courses/',
    'POST /api/courses/cathedras/',
    'POST /api/courses/import/courses/',
    'POST /api/courses/import/rup/',
  ],
  rows: () => ({
    course: sql`(select min(id) from curriculum.course)`,
    otherCourse: sql`(select max(id) from curriculum.course)`,
    cathedra: sql`(select max(id) from curriculum.cathedra)`,
    head: sql`(select min(id) from curriculum.cathedra_head)`,
    member: sql`(select max(id) from curriculum.cathedra_member where cathedra_id = (select max(id) from curriculum.cathedra))`,
  }),
  attempts: (_own, foreign) => {
    const { course, otherCourse, cathedra, head, member } = foreign
    const merged = { into: { id: course, version: 1 }, from: [{ id: otherCourse, version: 1 }] }
    return [
      { method: 'PATCH', path: '/api/courses/courses/{id}', id: course, body: { version: 1, title: 'Чужое' } },
      { method: 'DELETE', path: '/api/courses/courses/{id}', id: course },
      {
        method: 'POST',
        path: '/api/courses/courses/assign/',
        id: course,
        body: { courses: [{ id: course, version: 1, cathedra_id: null }] },
      },
      { method: 'POST', path: '/api/courses/courses/merge/preview/', id: course, body: merged },
      { method: 'POST', path: '/api/courses/courses/merge/', id: course, body: merged },
      { method: 'POST', path: '/api/courses/courses/mergers/{id}/undo/', id: 1 },
      { method: 'PATCH', path: '/api/courses/cathedras/{id}', id: cathedra, body: { version: 1, title: 'Чужая' } },
      { method: 'DELETE', path: '/api/courses/cathedras/{id}', id: cathedra },
      {
        method: 'POST',
        path: '/api/courses/cathedras/{id}/heads/',
        id: cathedra,
        body: { person_id: 51, from: '2026-11-20' },
      },
      { method: 'PATCH', path: '/api/courses/cathedra-heads/{id}', id: head, body: { version: 1, to: '2026-11-20' } },
      { method: 'DELETE', path: '/api/courses/cathedra-heads/{id}', id: head },
      {
        method: 'POST',
        path: '/api/courses/cathedras/{id}/members/',
        id: cathedra,
        body: { person_ids: [51], from: '2026-11-20' },
      },
      {
        method: 'PATCH',
        path: '/api/courses/cathedra-members/{id}',
        id: member,
        body: { version: 1, to: '2026-11-20' },
      },
      { method: 'DELETE', path: '/api/courses/cathedra-members/{id}', id: member },
      ...attemptsOnImport('/api/courses/import/courses', foreign),
      ...attemptsOnPlan(foreign),
    ]
  },
})
