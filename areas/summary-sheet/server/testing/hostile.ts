import { classes } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/summary-sheet/classes/': ['', '?year=2'],
    '/api/journal/summary-sheet/class/{id}/': classes.flatMap((id) => [
      id,
      `${id}?period=quarter-1`,
      `${id}?period=year`,
    ]),
    '/api/journal/summary-sheet/class/{id}/export/': classes,
    '/api/journal/summary-sheet/class/{id}/year/': classes,
    '/api/journal/summary-sheet/class/{id}/year/export/': classes,
    '/api/journal/summary-sheet/class/{id}/year/print/': classes,
    '/api/journal/summary-sheet/class/{id}/print/': classes,
  },
})
