import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/passport/norms/': [''],
    '/api/passport/norms/{key}/history/': ['curriculum.maximum_hours', 'curriculum.missing'],
  },
  attempts: () => [
    {
      method: 'PATCH',
      path: '/api/passport/norms/{key}/',
      id: none,
      body: { since: '2027-09-01', numbers: { value: 1 }, source: 'Приказ', version: null },
    },
    { method: 'DELETE', path: '/api/passport/norms/{key}/', id: none, body: { since: '2027-09-01', version: 1 } },
  ],
})
