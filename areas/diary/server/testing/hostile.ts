import { students, days, diaries } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/diary/week/': [
      ...days.flatMap((date) => [`?date=${date}`, ...diaries.map((id) => `?date=${date}&student=${id}`)]),
      ...students.map((id) => `?student=${id}`),
    ],
    '/api/journal/diary/totals/': ['', '?quarter=5', ...students.map((id) => `?student=${id}`)],
    '/api/journal/student/{id}/studies/': [...students.map(String), '121?year=2'],
    '/api/journal/diary/works/': students.map((id) => `?student=${id}`),
  },
})
