import { sql } from 'kysely'
import { groups, missing } from '#tests/hostile/asked.ts'
import { hostileRoom } from '#tests/hostile/room.ts'

const journal = '/api/journal/journal'

export const hostile = hostileRoom({
  questions: { '/api/journal/homework/files/{id}': [...groups.map(String), String(missing)] },
  rows: () => ({
    file: sql`(select max(hf.id) from homework_files.homework_file hf join own on own.id = hf.lesson_id)`,
  }),
  attempts: (_own, foreign) => [
    { method: 'POST', path: `${journal}/lesson/{id}/files/`, id: foreign.lesson, body: { file_id: 1 } },
    { method: 'DELETE', path: `${journal}/lesson/file/{id}`, id: foreign.file },
    { method: 'POST', path: `${journal}/lesson/file/{id}/restore/`, id: foreign.file },
  ],
})
