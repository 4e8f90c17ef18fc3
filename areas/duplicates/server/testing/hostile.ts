import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/users/duplicates/': ['', '?apart=true&search=canary', '?sort=name&asc=false'],
    '/api/users/mergers/': ['', '?search=canary'],
  },
  attempts: (_own, foreign) => {
    const pairOfForeign = { one_id: foreign.student, other_id: foreign.student + 1 }
    const mergingForeign = {
      kept_id: foreign.student,
      kept_version: 1,
      gone_id: foreign.student + 1,
      gone_version: 1,
      values: {},
      account: 'kept',
    }
    return [
      { method: 'POST', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
      { method: 'DELETE', path: '/api/users/duplicates/apart/', id: none, body: pairOfForeign },
      { method: 'POST', path: '/api/users/mergers/compare/', id: none, body: pairOfForeign },
      { method: 'POST', path: '/api/users/mergers/preview/', id: none, body: mergingForeign },
      { method: 'POST', path: '/api/users/mergers/', id: none, body: mergingForeign },
      { method: 'POST', path: '/api/users/mergers/{id}/undo/', id: 1 },
    ]
  },
})
