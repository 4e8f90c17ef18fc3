import { openDatabase } from '#platform/server/database.ts'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { readHeader } from './server/grid/header.ts'
import { readLessons, readMisses, readScores, readStudents } from './server/grid/rows.ts'
const { pool } = openDatabase('postgresql://postgres@localhost/jrn?host=%2Ftmp%2Fscratch%2Fpgdata%2Frun', 1)
let last: any
const db: any = new Kysely({ dialect: new PostgresDialect({ pool }), log: (e) => { last = e.query } })
const keys = ['jrn_journal', 'jrn_period_results', 'jrn_reopen']
const caller: any = { client: 0, personId: 1, permissions: { read: keys, write: keys }, roles: [] }
const asked = { groupId: 1, quarterId: undefined }, today = '2027-04-20'
for (const [n, f] of Object.entries({ header: () => readHeader(db, caller, 1, today), lessons: () => readLessons(db, caller, asked, today), students: () => readStudents(db, asked), scores: () => readScores(db, asked), misses: () => readMisses(db, asked) })) {
  await f(); const q = last
  for (let i = 0; i < 4; i++) {
    const r = await pool.query('explain (analyze, costs off, buffers off) ' + q.sql, [...q.parameters])
    const lines = r.rows.map((x: any) => x['QUERY PLAN'])
    if (i === 3) { console.log(n, lines.filter((l: string) => /Time/.test(l)).join(' ')); if (process.argv[2] === n) console.log(lines.join('\n')) }
  }
}
await pool.end()
