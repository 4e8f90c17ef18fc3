import { missing, persons } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const people = [...persons, missing].map(String)

export const hostile = hostileRoom({
  questions: {
    '/api/courses/availability/': ['', '?marked=yes', '?search=canary'],
    '/api/courses/availability/export/': ['?columns=name,closed,note'],
    '/api/courses/people/{id}/availability/': people,
    '/api/courses/people/{id}/availability/history/': people,
  },
  namingNoRow: ['POST /api/courses/availability/copy/', 'POST /api/courses/availability/copy/undo/'],
  attempts: (_own, foreign) => {
    const body = { year_id: 1, hours: [], methodical_day: 1, building_id: null, note: 'Чужое' }
    const path = '/api/courses/people/{id}/availability/'
    return [
      { method: 'PATCH', path, id: foreign.student, body: { ...body, version: 0 } },
      { method: 'POST', path: `${path}preview/`, id: foreign.student, body },
    ]
  },
})
