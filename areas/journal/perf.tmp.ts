import { buildApplication } from '#apps/server/application.ts'
import { signAccessToken } from '#platform/server/tokens.ts'
import pg from 'pg'
const url = 'postgresql://postgres@localhost/jrn?host=%2Ftmp%2Fscratch%2Fpgdata%2Frun'
const built = await buildApplication({ databaseUrl: url, secret: 'x'.repeat(40), timeZone: 'Asia/Almaty', schoolToday: '2027-04-20', publicUrl: 'http://s.test', isDemonstration: false, outbox: '/tmp/jrn/out', mailFrom: 'a@b.c', jobs: false } as any)
const { app } = built
const keys = ['jrn_journal', 'jrn_period_results', 'jrn_reopen']
const token = signAccessToken(app, { user_id: 1, client: 0, permissions: { read: keys, write: keys }, roles: ['teacher'], sid: 1, person: 1 })
const call = (method: any, u: string, payload?: any) => app.inject({ method, url: u, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
const a = await call('GET', '/api/journal/journal/group/1/')
console.log(a.statusCode, a.body.length, a.body.slice(0, 600))
const j: any = a.json()
console.log(Object.fromEntries(Object.entries(j).map(([k, v]) => [k, Array.isArray(v) ? v.length : v])), j.students[0], j.results[0])
async function time(name: string, f: () => Promise<any>, N = 100) {
  for (let i = 0; i < 30; i++) await f()
  const c0 = process.cpuUsage(), t0 = performance.now()
  for (let i = 0; i < N; i++) await f()
  const c = process.cpuUsage(c0)
  console.log(name.padEnd(22), 'node cpu ms', ((c.user + c.system) / 1000 / N).toFixed(2), 'wall', ((performance.now() - t0) / N).toFixed(2))
}
const pool = new pg.Pool({ connectionString: url })
await time('year grid', () => call('GET', '/api/journal/journal/group/1/'))
await time('year grid gzip', () => app.inject({ method: 'GET', url: '/api/journal/journal/group/1/', headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' } }))
await time('quarter grid', () => call('GET', '/api/journal/journal/group/1/?quarter=4'))
await time('raw sql sequential', async () => {
  await pool.query('select l.id, l.date, l.slot, l.starts_at, l.ends_at, l.status, l.topic, l.homework, l.version from timetable.lesson l where group_id=1 order by date')
  await pool.query('select s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version from journal.score s join timetable.lesson l on l.id=s.lesson_id where l.group_id=1')
  await pool.query('select m.id, m.lesson_id, m.student_id, m.kind_id, m.minutes, m.reason, m.version from journal.miss m join timetable.lesson l on l.id=m.lesson_id where l.group_id=1')
  await pool.query('select p.id, p.full_name from classes.group_member m join people.person p on p.id=m.student_id where m.group_id=1 order by 2')
  await pool.query('select * from journal.period_result r where course_id=1 and year_id=1 and student_id in (select student_id from classes.group_member where group_id=1)')
  await pool.query('select * from journal.work where group_id=1')
})
await time('whoami-ish: groups', () => call('GET', '/api/journal/journal/groups/'))
const lesson = j.lessons.find((l: any) => l.date === '2027-04-20')
let st = 0
const r = await call('POST', `/api/journal/journal/lesson/${lesson.id}/score/`, { student_id: j.students[0].id, value: 7 })
console.log(r.statusCode, r.body)
await time('save one mark', async () => { const x = await call('PATCH', `/api/journal/journal/lesson/score/${r.json().id}`, { value: 1 + (st++ % 10) }); if (x.statusCode !== 200) throw new Error(x.body) })
await time('new mark', async () => { const x = await call('POST', `/api/journal/journal/lesson/${lesson.id}/score/`, { student_id: j.students[st++ % 35].id, value: 5 }); if (x.statusCode !== 200) { console.log(x.body) } }, 50)
const open = j.lessons.filter((l: any) => l.date >= '2027-03-29' && l.date <= '2027-04-20')
const missed = new Set(j.misses.map((m: any) => m.lesson_id + ' ' + m.student_id))
const steps: any[] = []
for (const l of open) for (const s of j.students) for (let k = 0; k < 3; k++) if (steps.length < 1000 && !missed.has(l.id + ' ' + s.id)) steps.push({ do: 'score', client_id: crypto.randomUUID(), lesson_id: l.id, student_id: s.id, type: 'fo', value: 3 })
for (let i = 0; i < 2; i++) {
  const c0 = process.cpuUsage(), t0 = performance.now()
  const x = await call('POST', '/api/journal/journal/group/1/save/', { steps })
  const c = process.cpuUsage(c0)
  const o = x.json().outcomes
  console.log('block', x.statusCode, steps.length, o.filter((q: any) => q.outcome === 'done').length, o[0], Math.round(performance.now() - t0), 'ms wall; node cpu', Math.round((c.user + c.system) / 1000))
}
await pool.query("delete from journal.score where id > (select max(id) from journal.score where changed_at < now() - interval '5 minutes')")
await pool.end(); await built.close()
