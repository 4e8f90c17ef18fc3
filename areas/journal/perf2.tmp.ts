import { openDatabase } from '#platform/server/database.ts'
import { hotSerializer } from '#platform/server/serializer.ts'
import { readHeader } from './server/grid/header.ts'
import { readLessons, readMisses, readScores, readStudents } from './server/grid/rows.ts'
import { JournalGrid } from './contract/journal.ts'
const { db, pool } = openDatabase('postgresql://postgres@localhost/jrn?host=%2Ftmp%2Fscratch%2Fpgdata%2Frun')
const keys = ['jrn_journal', 'jrn_period_results', 'jrn_reopen']
const caller: any = { client: 0, personId: 1, permissions: { read: keys, write: keys }, roles: [] }
const asked = { groupId: 1, quarterId: undefined }, today = '2027-04-20'
async function time(name: string, f: () => any, N = 200) {
  for (let i = 0; i < 50; i++) await f()
  const c0 = process.cpuUsage(), t0 = performance.now()
  for (let i = 0; i < N; i++) await f()
  const c = process.cpuUsage(c0)
  console.log(name.padEnd(22), 'node cpu ms', ((c.user + c.system) / 1000 / N).toFixed(2), 'wall', ((performance.now() - t0) / N).toFixed(2))
}
await time('header', () => readHeader(db, caller, 1, today))
await time('lessons', () => readLessons(db, caller, asked, today))
await time('students', () => readStudents(db, asked))
await time('scores', () => readScores(db, asked))
await time('misses', () => readMisses(db, asked))
await time('all', () => Promise.all([readHeader(db, caller, 1, today), readLessons(db, caller, asked, today), readStudents(db, asked), readScores(db, asked), readMisses(db, asked)]))
const scores = await readScores(db, asked), lessons = await readLessons(db, caller, asked, today), misses = await readMisses(db, asked)
const h = await readHeader(db, caller, 1, today)
const rows = await readStudents(db, asked)
const grid = { ...h, today, scores, lessons, misses, students: rows, results: rows.flatMap((r) => r.results), elsewhere: [] }
const ser: any = (hotSerializer as any)({ schema: JournalGrid })
await time('serialise', () => ser(grid))
await time('JSON.stringify', () => JSON.stringify(grid))
await pool.end()
