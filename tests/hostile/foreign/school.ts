import { none, type Attempt, type Rows } from './rows.ts'

/** Dictionaries, units and posts of the school. */
export const onSchool = (_own: Rows, foreign: Rows): Attempt[] => {
  const guides = '/api/passport/dictionaries'
  const units = '/api/hr/units'
  const post = { position: 'Чужая', rate: 1, from: '2026-09-01' }
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
}
