import { client, none, type Attempt, type Rows } from './rows.ts'

/** Marks on lists that the caller does not collect. */
export const onEvacuations = (_own: Rows, foreign: Rows): Attempt[] => {
  const tapped_at = '2026-11-20T08:00:00Z'
  const tapped = { client_id: client(9), mark_id: foreign.mark, status: 'present', tapped_at }
  const joined = { client_id: client(9), unit_id: foreign.gathering, name: 'Чужой', tapped_at }
  return [
    { method: 'PATCH', path: '/api/evacuation/marks/bulk/', id: none, body: { steps: [tapped] } },
    { method: 'PATCH', path: '/api/evacuation/marks/{id}', id: foreign.mark, body: { status: 'present' } },
    { method: 'POST', path: '/api/evacuation/marks/bulk/', id: none, body: { marks: [joined] } },
  ]
}
