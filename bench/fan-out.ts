import { randomUUID } from 'node:crypto'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { Audience, measureFanOut, type Measured } from './measure.ts'
import { headersOf, tokensOf, type BenchSchool } from './school.ts'

const saves = 60
/** The most that the server lets one account have. */
const socketsPerToken = 20
/** Who may read every journal. */
const readers = ['ceasar', 'director', 'headteacher', 'uk', 'metodist']

/** A mark on its way to everybody who has the journal open. */
export async function benchFanOut(school: BenchSchool, groupId: number): Promise<Measured> {
  const headers = await headersOf(school.address, 'teacher@demo.school')
  const answer = await fetch(`${school.address}/api/journal/journal/group/${groupId}/`, { headers })
  const grid = (await answer.json()) as JournalGrid
  const lesson = grid.lessons.findLast(({ date, may_mark }) => may_mark && date <= grid.today)
  const missed = new Set(grid.misses.filter(({ lesson_id }) => lesson_id === lesson?.id).map((miss) => miss.student_id))
  const here = grid.students.filter(({ id }) => !missed.has(id))
  const tokens = await Promise.all(readers.map((role) => tokensOf(school.address, `${role}@demo.school`)))
  const audience = new Audience()
  try {
    return await measureFanOut(`отметка, пока её не увидят ${readers.length * socketsPerToken} слушателей`, audience, {
      address: school.address,
      tokens: tokens.map(({ access_token }) => access_token),
      socketsPerToken,
      groupId,
      headers,
      bodies: Array.from({ length: saves }, (_, turn) => {
        const mark = {
          lesson_id: lesson?.id,
          student_id: here[turn % here.length]?.id,
          type: 'fo',
          value: 1 + (turn % 10),
        }
        return JSON.stringify({ steps: [{ do: 'score', client_id: randomUUID(), ...mark }] })
      }),
    })
  } finally {
    audience.close()
  }
}
