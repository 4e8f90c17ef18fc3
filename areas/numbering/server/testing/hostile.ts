import { missing } from '#tests/hostile/asked.ts'
import { hostileRoom, none } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/documents/numbers/': [''],
    '/api/documents/numbers/{id}/': ['1', String(missing)],
    '/api/documents/numbers/{id}/history/': ['1', String(missing)],
    '/api/documents/numbers/given/': ['?size=200', '?journal=1', '?search=canary'],
    '/api/documents/numbers/given/export/': ['?columns=number,subject,by,reason', '?columns=number&search=canary'],
  },
  attempts: () => [
    {
      method: 'PATCH',
      path: '/api/documents/numbers/{id}/',
      id: none,
      body: { pattern: '{номер}', period: 'never', version: 1 },
    },
  ],
})
