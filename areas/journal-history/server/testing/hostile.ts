import { groups } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const journal = '/api/journal/journal'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/journal/group/{id}/history/': [...groups.map(String), '1?student=101', '2?who=51&kind=marks'],
    '/api/journal/journal/group/{id}/at/': groups.flatMap((id) => [`${id}?at=2026-11-19`, `${id}?at=2026-09-10T12:00`]),
    '/api/journal/journal/group/{id}/batch/{batch}/undo/preview/': groups.map(String),
  },
  attempts: (_own, foreign) => [
    { method: 'POST', path: `${journal}/group/{id}/batch/{batch}/undo/`, id: foreign.group, body: {} },
  ],
})
