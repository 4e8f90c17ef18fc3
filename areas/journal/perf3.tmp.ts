import { openDatabase } from '#platform/server/database.ts'
import { sql } from 'kysely'
const { db, pool } = openDatabase('postgresql://postgres@localhost/jrn?host=%2Ftmp%2Fscratch%2Fpgdata%2Frun', 1)
const from = sql`from journal.score s join timetable.lesson l on l.id=s.lesson_id where l.group_id=${1}`
const V: Record<string, () => Promise<any>> = {
  plain: async () => (await sql`select s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version ${from}`.execute(db)).rows,
  plainOrder: async () => (await sql`select s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version ${from} order by s.id`.execute(db)).rows,
  json: async () => ((await sql`select json_agg(json_build_array(s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version)) r ${from}`.execute(db)).rows[0] as any).r,
  cols: async () => { const r = (await sql`select array_agg(s.id)::text a, array_agg(s.lesson_id)::text b, array_agg(s.student_id)::text c, array_agg(s.type)::text d, array_agg(s.value)::text e, array_agg(s.maximum)::text f, array_agg(s.work_id)::text g, json_agg(s.comment) h, array_agg(s.version)::text i ${from}`.execute(db)).rows[0] as any
    const n = (t: string) => t.slice(1, -1).split(',')
    const [a,b,c,d,e,f,g,i] = [r.a,r.b,r.c,r.d,r.e,r.f,r.g,r.i].map(n) as string[][]
    return a!.map((x, k) => ({ id: +x, lesson_id: +b![k]!, student_id: +c![k]!, type: d![k], value: +e![k]!, maximum: +f![k]!, work_id: g![k] === 'NULL' ? null : +g![k]!, comment: r.h[k], version: +i![k]! })) },
  cat: async () => { const r = (await sql`select string_agg(concat_ws(',', s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, coalesce(s.work_id,0), s.version), ';') r, json_object_agg(s.id, s.comment) filter (where s.comment is not null) c ${from}`.execute(db)).rows[0] as any
    return r.r.split(';').map((t: string) => { const p = t.split(','); return { id: +p[0]!, lesson_id: +p[1]!, student_id: +p[2]!, type: p[3], value: +p[4]!, maximum: +p[5]!, work_id: p[6] === '0' ? null : +p[6]!, comment: r.c[p[0]!] ?? null, version: +p[7]! } }) },
}
for (const [name, f] of Object.entries(V)) {
  for (let i = 0; i < 60; i++) await f()
  let best = 1e9, bw = 1e9
  for (let b = 0; b < 12; b++) {
    const c0 = process.cpuUsage(), t0 = performance.now()
    for (let i = 0; i < 25; i++) await f()
    const c = process.cpuUsage(c0); best = Math.min(best, (c.user + c.system) / 25000); bw = Math.min(bw, (performance.now() - t0) / 25)
  }
  console.log(name.padEnd(12), 'cpu', best.toFixed(2), 'wall', bw.toFixed(2))
}
await pool.end()
