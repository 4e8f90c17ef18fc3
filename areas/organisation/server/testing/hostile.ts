import { sql } from 'kysely'
import { missing, persons } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/hr/units/': ['', '?archived=true', '?date=2026-09-01'],
    '/api/hr/units/export/': ['?columns=name,rate,category', '?columns=unit', '?columns=name&date=2026-09-01'],
    '/api/hr/units/print/': ['', '?form=diagram&date=2026-09-01'],
    '/api/hr/units/history/': ['', '?unit_id=1', `?unit_id=${missing}`],
    '/api/hr/people/{id}/posts/': [...persons, missing].map(String),
    '/api/hr/people/{id}/posts/history/': [...persons, missing].map(String),
    '/api/hr/posts/{id}/end/preview/': ['1?to=2026-11-20', `${missing}?to=2026-11-20`],
    '/api/hr/positions/': [''],
  },
  rows: () => ({
    unit: sql`(select min(id) from organisation.unit)`,
    post: sql`(select min(id) from people.employment)`,
  }),
  attempts: (_own, foreign) => {
    const units = '/api/hr/units'
    const post = { position: 'Чужая', rate: 1, from: '2026-09-01' }
    return [
      { method: 'POST', path: `${units}/`, id: none, body: { title: 'Чужое', parent_id: foreign.unit } },
      { method: 'PATCH', path: `${units}/{id}`, id: foreign.unit, body: { version: 1, title: 'Чужое' } },
      {
        method: 'POST',
        path: `${units}/{id}/move/`,
        id: foreign.unit,
        body: { version: 1, parent_id: null, before_id: null },
      },
      { method: 'POST', path: '/api/hr/posts/{id}/move/', id: foreign.post, body: { version: 1, unit_id: null } },
      { method: 'POST', path: '/api/hr/people/{id}/posts/', id: foreign.student, body: post },
      { method: 'PATCH', path: '/api/hr/posts/{id}', id: foreign.post, body: { version: 1, rate: 0.5 } },
      { method: 'DELETE', path: '/api/hr/posts/{id}', id: foreign.post },
    ]
  },
})
