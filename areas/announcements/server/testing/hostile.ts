import { sql } from 'kysely'
import { hostileRoom } from '#tests/hostile/room.ts'

const values = {
  title: 'Чужое',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Чужое' }] }] },
  audience: [],
  file_ids: [],
  starts_on: null,
  starts_time: null,
  ends_on: null,
  is_pinned: false,
  asks_acknowledgement: false,
  is_on_screens: false,
}
const path = '/api/documents/announcements/{id}'

export const hostile = hostileRoom({
  questions: {
    '/api/documents/announcements/': [
      '?size=200',
      '?view=mine',
      '?view=all&size=200',
      '?view=archive',
      '?search=canary',
    ],
    '/api/documents/announcements/{id}': ['1', '2', '3'],
    '/api/documents/announcements/{id}/versions/': ['1/versions/'],
    '/api/documents/announcements/{id}/files/{file_id}': ['1/files/1'],
    '/api/documents/announcements/audience/choices/': [''],
    '/api/documents/announcements/readers/': ['?announcement_id=1', '?announcement_id=2&size=200'],
    '/api/documents/announcements/readers/export/': ['?announcement_id=1&columns=name'],
    '/api/documents/announcements/screens/': [''],
  },
  namingNoRow: [
    'POST /api/documents/announcements/',
    'POST /api/documents/announcements/audience/preview/',
    'POST /api/documents/announcements/screens/',
  ],
  rows: ({ account }) => ({
    announcement: sql`(select max(id) from announcements.announcement where author_id <> ${account} and state = 'draft')`,
    screen: sql`(select max(id) from announcements.screen)`,
  }),
  attempts: (_own, foreign) => [
    { method: 'PATCH', path, id: foreign.announcement, body: { ...values, version: 1 } },
    { method: 'DELETE', path, id: foreign.announcement },
    { method: 'POST', path: `${path}/publish/`, id: foreign.announcement, body: { version: 1 } },
    { method: 'POST', path: `${path}/take-back/`, id: foreign.announcement, body: { reason: 'чужое' } },
    { method: 'POST', path: `${path}/remind/`, id: foreign.announcement },
    { method: 'POST', path: `${path}/read/`, id: foreign.announcement, body: {} },
    {
      method: 'PATCH',
      path: '/api/documents/announcements/screens/{id}',
      id: foreign.screen,
      body: { name: 'Чужой', shows: ['announcements'] },
    },
    { method: 'POST', path: '/api/documents/announcements/screens/{id}/code/', id: foreign.screen },
    { method: 'POST', path: '/api/documents/announcements/screens/{id}/revoke/', id: foreign.screen },
  ],
})
