import { type Attempt, type Rows } from './rows.ts'

/** Documents, achievements, health and photos of a person. */
export const onPersonalFiles = (_own: Rows, foreign: Rows): Attempt[] => {
  const document = {
    kind_id: foreign.entry,
    series: null,
    number: '1',
    issued_by: null,
    issued_on: null,
    valid_until: null,
    note: null,
    file_id: null,
  }
  const achievement = {
    title: 'Чужое',
    level_id: foreign.entry,
    result: null,
    achieved_on: '2026-11-01',
    organiser: null,
    note: null,
    file_id: null,
  }
  const health = {
    health_group: 1,
    pe_group: null,
    exempt_until: null,
    allergies: null,
    chronic: null,
    medicines: null,
    emergency: null,
    note: null,
    version: 1,
  }
  const files = [
    ['documents', document, foreign.document] as const,
    ['achievements', achievement, foreign.achievement] as const,
  ].flatMap(([what, body, id]): Attempt[] => [
    { method: 'POST', path: `/api/users/users/{id}/${what}/`, id: foreign.student, body },
    { method: 'PATCH', path: `/api/users/${what}/{id}`, id, body: { ...body, version: 1 } },
    { method: 'DELETE', path: `/api/users/${what}/{id}`, id },
    { method: 'POST', path: `/api/users/${what}/{id}/restore/`, id },
  ])
  return [
    ...files,
    { method: 'PATCH', path: '/api/users/users/{id}/health/', id: foreign.student, body: health },
    { method: 'POST', path: '/api/users/users/{id}/photo', id: foreign.student, body: { file_id: 1 } },
    { method: 'DELETE', path: '/api/users/users/{id}/photo', id: foreign.student },
  ]
}
