// `npm run bench:journals`: a hundred journals open, fifty teachers marking at one mark a second each; `-- --seconds 300`,
// `-- --processes 2` for two server processes on one database.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { startSchool, type SchoolProcess } from '#tests/school-process.ts'
import { prepareHour } from '../hour/prepare.ts'
import { UsageProbe } from '../hour/usage.ts'
import type { Crowd, ReceivedEvent } from './crowd.ts'

const journals = 100
const teachers = 50
const secretKey = 'the secret key of a school that is measured'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, processes: { type: 'string', default: '1' } },
})
const seconds = Number(values.seconds)
const print = (line: string) => console.error(line)

/** Lets the crowd, a process of its own, work against the schools, and prints what it saw. */
async function measure(schools: readonly SchoolProcess[], logins: string[]): Promise<void> {
  const crowd = fork(path.join(import.meta.dirname, 'crowd.ts'))
  const probes: UsageProbe[] = []
  try {
    const requested: Crowd = { addresses: schools.map(({ address }) => address), logins, journals, teachers, seconds }
    crowd.send(requested)
    crowd.once('exit', () => crowd.emit('message', null))
    for await (const [received] of on(crowd, 'message') as AsyncIterable<[ReceivedEvent | null]>) {
      if (received === null) throw new Error('the crowd has gone')
      if (received.kind === 'ready') {
        print(`открыто журналов ${received.journals}, отмечают ${Math.min(teachers, received.journals)}, ${seconds} с`)
        probes.push(...schools.map(({ pid }) => new UsageProbe(pid, home)))
        continue
      }
      console.log('| шаг | отметок | ошибок | p50, мс | p95, мс | p99, мс |\n|---|---|---|---|---|---|')
      for (const row of received.rows) console.log(`| ${row.join(' | ')} |`)
      for (const [index, probe] of probes.entries()) {
        const { cpuShare, databaseShare, memory } = probe.end()
        if (index === 0) console.log(`\nбаза: CPU ${databaseShare.toFixed(2)} ядра`)
        console.log(`сервер ${index + 1}: CPU ${cpuShare.toFixed(2)} ядра, память ${memory.join(' → ')} МБ`)
      }
      for (const [what, count] of received.faults) console.log(`ошибка: ${what} × ${count}`)
      return
    }
  } finally {
    crowd.removeAllListeners('exit')
    crowd.kill()
  }
}

const home = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-journals-'))
const schools: SchoolProcess[] = []
try {
  const { staff } = await prepareHour(home, print)
  const cluster = await openCluster(home, { durable: true })
  try {
    for (let count = 1; count <= Number(values.processes); count++) {
      const env = { DATABASE_URL: cluster.url(), SECRET_KEY: secretKey, SCHOOL_TODAY: '2026-11-20' }
      schools.push(await startSchool(path.join(home, `process-${count}`), env))
    }
    await measure(schools, staff)
  } finally {
    for (const school of schools) await school.end()
    await cluster.stop()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
