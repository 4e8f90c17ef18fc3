import { openDatabase } from '#platform/server/database.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { readHeader } from './server/grid/header.ts'
import { readLessons, readMisses, readScores, readStudents } from './server/grid/rows.ts'
const { pool } = openDatabase('postgresql://postgres@localhost/jrn?host=%2Ftmp%2Fscratch%2Fpgdata%2Frun', 6)
let last: any
const db: any = new Kysely({ dialect: new PostgresDialect({ pool }), log: (e) => { last = e.query } })
const keys = ['jrn_journal', 'jrn_period_results', 'jrn_reopen']
const caller: any = { client: 0, personId: 1, permissions: { read: keys, write: keys }, roles: [] }
const asked = { groupId: 1, quarterId: undefined }, today = '2027-04-20'
const qs: any[] = []
for (const f of [() => readHeader(db, caller, 1, today), () => readLessons(db, caller, asked, today), () => readStudents(db, asked), () => readScores(db, asked), () => readMisses(db, asked)]) { await f(); qs.push({ text: last.sql, values: [...last.parameters] }) }
const kdb: any = new Kysely({ dialect: new PostgresDialect({ pool }) })
const V: Record<string, () => Promise<any>> = {
  raw: async () => {
  await pool.query('select l.id, l.date, l.slot, l.starts_at, l.ends_at, l.status, l.topic, l.homework, l.version from timetable.lesson l where group_id=1 order by date')
  await pool.query('select s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version from journal.score s join timetable.lesson l on l.id=s.lesson_id where l.group_id=1')
  await pool.query('select m.id, m.lesson_id, m.student_id, m.kind_id, m.minutes, m.reason, m.version from journal.miss m join timetable.lesson l on l.id=m.lesson_id where l.group_id=1')
  await pool.query('select p.id, p.full_name from classes.group_member m join people.person p on p.id=m.student_id where m.group_id=1 order by 2')
  await pool.query('select * from journal.period_result r where course_id=1 and year_id=1 and student_id in (select student_id from classes.group_member where group_id=1)')
  await pool.query('select * from journal.work where group_id=1') },
  kyselyPar: () => Promise.all([readHeader(kdb, caller, 1, today), readLessons(kdb, caller, asked, today), readStudents(kdb, asked), readScores(kdb, asked), readMisses(kdb, asked)]),
  unnamedPar: () => Promise.all(qs.map((q) => pool.query(q))),
  namedPar: () => Promise.all(qs.map((q, i) => pool.query({ ...q, name: 'q' + i }))),
  namedSeq: async () => { for (const [i, q] of qs.entries()) await pool.query({ ...q, name: 'q' + i }) },
  unnamedSeq: async () => { for (const q of qs) await pool.query(q) },
}
const res: Record<string, { w: number[]; c: number[] }> = {}
for (const f of Object.values(V)) for (let i = 0; i < 40; i++) await f()
for (let b = 0; b < 30; b++) for (const [n, f] of Object.entries(V)) {
  const c0 = process.cpuUsage(), t0 = performance.now()
  for (let i = 0; i < 5; i++) await f()
  const c = process.cpuUsage(c0); const r = (res[n] ??= { w: [], c: [] })
  r.w.push((performance.now() - t0) / 5); r.c.push((c.user + c.system) / 5000)
}
const q = (a: number[], p: number) => a.toSorted((x, y) => x - y)[Math.floor(a.length * p)]!.toFixed(2)
for (const [n, r] of Object.entries(res)) console.log(n.padEnd(12), 'wall min', q(r.w, 0), 'med', q(r.w, 0.5), 'cpu min', q(r.c, 0), 'med', q(r.c, 0.5))
await pool.end()
