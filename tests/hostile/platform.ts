import { sql } from 'kysely'
import { missing } from './asked.ts'
import { hostileRoom } from './room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/admin/jobs/': [''],
    '/api/admin/jobs/{id}': ['1', '2', '51', String(missing)],
    '/api/admin/jobs/files/': ['', '?kind=register.report-cards'],
    '/api/admin/jobs/{id}/files/{number}': ['1', '2', '51', String(missing)],
    '/api/admin/jobs/{id}/files/{number}/zip/': ['1', '2', '51', String(missing)],
    '/api/passport/school/brand': [''],
    '/api/admin/users/menu/': [''],
    '/api/admin/users/lists/{list}/': ['people.students', 'classes'],
  },
  namingNoRow: [
    'POST /api/admin/users/lists/{list}/columns/',
    'POST /api/admin/users/lists/{list}/views/',
    'PATCH /api/admin/users/menu/',
  ],
  rows: ({ account }) => ({
    view: sql`(select max(id) from access.list_view where account_id = ${account})`,
  }),
  attempts: (_own, foreign) => [
    { method: 'POST', path: '/api/admin/jobs/{id}/cancel', id: foreign.job },
    { method: 'POST', path: '/api/admin/jobs/{id}/undo/', id: foreign.job },
    { method: 'PATCH', path: '/api/admin/users/list-views/{id}', id: foreign.view, body: { name: 'Вид' } },
    { method: 'DELETE', path: '/api/admin/users/list-views/{id}', id: foreign.view },
  ],
})
