import { sql } from 'kysely'
import { missing } from '#tests/hostile/asked.ts'
import { client, hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/evacuation/evacuations/in_progress/': [''],
    '/api/evacuation/evacuations/export/': ['?columns=started_at,scope,found', '?columns=kind&search=canary'],
    '/api/evacuation/evacuations/': ['', '?status=active&get_type=full'],
    '/api/evacuation/evacuations/lessons': ['?evacuation_id=1', `?evacuation_id=${missing}`],
    '/api/evacuation/evacuations/{id}': ['1?get_type=full', String(missing)],
    '/api/evacuation/evacuations/collect/': [''],
    '/api/evacuation/evacuations/{id}/people/': ['1?search=canary', `${missing}?search=canary`],
    '/api/evacuation/evacuations/{id}/parent_messages/': ['1', String(missing)],
    '/api/evacuation/marks/': ['', '?own=false', '?own=false&unit_id=2', `?evacuation_id=${missing}`],
    '/api/evacuation/marks/{id}/steps/': [101, 111, missing].map(String),
    '/api/evacuation/event_results/': ['', '?evacuation_id=1'],
    '/api/evacuation/statistics/{id}/': ['1', String(missing)],
    '/api/evacuation/statistics/{id}/export/': ['1', String(missing)],
    '/api/evacuation/event_results/{id}/act/': ['1', String(missing)],
    '/api/evacuation/sos/': [''],
    '/api/evacuation/sos/reports/': ['', '?evacuation_id=1'],
    '/api/evacuation/settings/': [''],
    '/api/evacuation/settings/history/': [''],
    '/api/evacuation/points/': ['?archived=true'],
    '/api/evacuation/guests/': [''],
    '/api/evacuation/class-lists/print/': [''],
  },
  namingNoRow: [
    // of alarms of the whole school, which everybody who runs them may name, and what anybody says of themselves
    'POST /api/evacuation/evacuations/',
    'PATCH /api/evacuation/evacuations/{id}',
    'DELETE /api/evacuation/evacuations/{id}',
    'POST /api/evacuation/evacuations/preview/',
    'POST /api/evacuation/evacuations/{id}/seen/',
    'POST /api/evacuation/evacuations/{id}/parent_messages/',
    'POST /api/evacuation/event_results/',
    'POST /api/evacuation/sos/',
    'PATCH /api/evacuation/sos/reports/{id}',
    'POST /api/evacuation/sos/dismissals/',
    'DELETE /api/evacuation/sos/dismissals/{id}',
    'PATCH /api/evacuation/settings/',
    'POST /api/evacuation/points/',
    'PATCH /api/evacuation/points/{id}',
    'DELETE /api/evacuation/points/{id}',
    'POST /api/evacuation/guests/',
    'PATCH /api/evacuation/guests/{id}',
    'DELETE /api/evacuation/guests/{id}',
  ],
  rows: () => ({
    gathering: sql`(select max(id) from evacuation.collect_unit)`,
    mark: sql`(select min(id) from evacuation.mark)`,
  }),
  attempts: (_own, foreign) => {
    const tapped_at = '2026-11-20T08:00:00Z'
    const tapped = { client_id: client(9), mark_id: foreign.mark, status: 'present', tapped_at }
    const joined = { client_id: client(9), unit_id: foreign.gathering, name: 'Чужой', tapped_at }
    return [
      { method: 'PATCH', path: '/api/evacuation/marks/bulk/', id: none, body: { steps: [tapped] } },
      { method: 'PATCH', path: '/api/evacuation/marks/{id}', id: foreign.mark, body: { status: 'present' } },
      { method: 'POST', path: '/api/evacuation/marks/bulk/', id: none, body: { marks: [joined] } },
    ]
  },
})
