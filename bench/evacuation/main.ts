// `npm run bench:evacuation`: a drill begins before 2,000 connections, 300 devices send 2,000 marks within a minute;
// `-- --processes 2` for two server processes on one database, `-- --kill` for kill -9 of the first one in the middle.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { startSchool, type SchoolProcess } from '#tests/school-process.ts'
import { prepareHour } from '../hour/prepare.ts'
import type { Crowd, ReceivedEvent } from './crowd.ts'

const sockets = 2000
const starts = 5
const markers = 300
const marks = 2000
const secretKey = 'the secret key of a school that is measured'
/** A lesson runs. */
const minute = '2026-11-20T10:05'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '58' },
    kill: { type: 'boolean', default: false },
  },
})
const print = (line: string) => console.error(line)
const home = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-evacuation-'))
const schools: SchoolProcess[] = []

/** Ends the first server without a word and starts it again at the same address. */
async function killFirst(open: (index: number, port: string) => Promise<SchoolProcess>): Promise<void> {
  const [school] = schools
  if (!school) return
  process.kill(school.pid, 'SIGKILL')
  const begun = performance.now()
  schools[0] = await open(0, new URL(school.address).port)
  print(`сервер убит и снова отвечает через ${((performance.now() - begun) / 1000).toFixed(1)} с`)
}

async function measure(requested: Crowd, atHalf: () => Promise<void>): Promise<void> {
  const crowd = fork(path.join(import.meta.dirname, 'crowd.ts'))
  try {
    crowd.send(requested)
    crowd.once('exit', () => crowd.emit('message', null))
    for await (const [received] of on(crowd, 'message') as AsyncIterable<[ReceivedEvent | null]>) {
      if (received === null) throw new Error('the crowd has gone')
      if (received.kind === 'said') print(received.line)
      else if (received.kind === 'marking') await atHalf()
      else {
        console.log('| шаг | раз | ошибок | p50, мс | p95, мс | p99, мс |\n|---|---|---|---|---|---|')
        for (const row of received.rows) console.log(`| ${row.join(' | ')} |`)
        for (const fact of received.facts) console.log(fact)
        for (const [what, count] of received.faults) console.log(`ошибка: ${what} × ${count}`)
        return
      }
    }
  } finally {
    crowd.removeAllListeners('exit')
    crowd.kill()
  }
}

try {
  const { staff, students } = await prepareHour(home, print)
  const cluster = await openCluster(home, { durable: true })
  const open = (index: number, port = '0') =>
    startSchool(path.join(home, `process-${index}`), {
      DATABASE_URL: cluster.url(),
      SECRET_KEY: secretKey,
      SCHOOL_TODAY: minute,
      PORT: port,
    })
  try {
    for (let index = 0; index < Number(values.processes); index++) schools.push(await open(index))
    const addresses = schools.map(({ address }) => address)
    const requested = { addresses, staff, students, sockets, starts, markers, marks, seconds: Number(values.seconds) }
    await measure(requested, async () => (values.kill ? killFirst(open) : undefined))
  } finally {
    for (const school of schools) await school.end()
    await cluster.stop()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
