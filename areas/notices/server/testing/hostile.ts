import { sql } from 'kysely'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/admin/notices/': ['?size=200', '?unread=false'],
    '/api/admin/notices/unread': [''],
    '/api/admin/notices/settings': [''],
    '/api/admin/letters/': ['?size=200', '?state=failed', '?mine=true', '?search=mail'],
  },
  namingNoRow: [
    // of roles, which everybody who may change them may name
    'POST /api/admin/notices/read-all',
    'PATCH /api/admin/notices/settings',
  ],
  rows: ({ account }) => ({
    notice: sql`(select max(id) from notices.notice where account_id = ${account})`,
    letter: sql`(select max(id) from notices.letter where sender_id = ${account})`,
  }),
  attempts: (_own, foreign) => [
    { method: 'POST', path: '/api/admin/notices/read', id: none, body: { ids: [foreign.notice] } },
    { method: 'POST', path: '/api/admin/letters/{id}/retry/', id: foreign.letter, body: {} },
    { method: 'POST', path: '/api/admin/letters/{id}/cancel/', id: foreign.letter, body: {} },
  ],
})
