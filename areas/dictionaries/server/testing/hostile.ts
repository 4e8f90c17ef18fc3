import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/passport/dictionaries/': [''],
    '/api/passport/dictionaries/{id}/records/': ['1', '17?search=canary', '4?archived=true', String(missing)],
    '/api/passport/dictionaries/{id}/history/': ['1', '4?record_id=1', String(missing)],
    '/api/passport/dictionaries/{id}/mergers/': ['1', String(missing)],
    '/api/passport/dictionaries/{id}/editors/': ['1', String(missing)],
    '/api/passport/dictionaries/records/{id}/uses/': ['1', String(missing)],
    '/api/passport/dictionaries/{code}/options/': ['citizenship', 'canary'],
    '/api/passport/dictionaries/export/': [
      '?dictionary=1&columns=title,name',
      '?dictionary=1&columns=title&search=canary',
    ],
  },
  namingNoRow: [
    // of roles, which everybody who may change them may name
    'POST /api/passport/dictionaries/',
  ],
  rows: () => ({
    dictionary: sql`(select min(id) from dictionaries.dictionary)`,
  }),
  attempts: (_own, foreign) => {
    const guides = '/api/passport/dictionaries'
    const merged = { into: foreign.entry, from: [foreign.entry] }
    return [
      { method: 'PATCH', path: `${guides}/{id}`, id: foreign.dictionary, body: { version: 1, title: 'Чужой' } },
      { method: 'DELETE', path: `${guides}/{id}`, id: foreign.dictionary },
      { method: 'PATCH', path: `${guides}/{id}/editors/`, id: foreign.dictionary, body: { version: 1, role_ids: [] } },
      {
        method: 'POST',
        path: `${guides}/{id}/records/`,
        id: foreign.dictionary,
        body: { title: 'Чужая', parent_id: null },
      },
      { method: 'PATCH', path: `${guides}/records/{id}`, id: foreign.entry, body: { version: 1, title: 'Чужая' } },
      { method: 'DELETE', path: `${guides}/records/{id}`, id: foreign.entry },
      {
        method: 'POST',
        path: `${guides}/records/{id}/move/`,
        id: foreign.entry,
        body: { version: 1, parent_id: null, before_id: null },
      },
      { method: 'POST', path: `${guides}/{id}/merge/preview/`, id: foreign.dictionary, body: merged },
      { method: 'POST', path: `${guides}/mergers/{id}/undo/`, id: 1 },
      {
        method: 'POST',
        path: `${guides}/{id}/merge/`,
        id: foreign.dictionary,
        body: { ...merged, source_action: 'remove' },
      },
    ]
  },
})
