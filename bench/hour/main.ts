// `npm run bench:hour`: the first hour of a school day, pressed into five minutes, against one server process.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSchool } from '#tests/school-process.ts'
import { prepareHour } from './prepare.ts'
import { Recorder } from './recorder.ts'
import { playScripts } from './scripts.ts'
import { memoryMb, UsageProbe } from './usage.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } })
const seconds = Number(values.seconds)
const [breathMs, restMs] = [15_000, 300_000]
const pages = path.resolve(import.meta.dirname, '../../dist')
if (!existsSync(pages)) throw new Error('the pages are not built')

const home = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-hour-'))
try {
  const cast = await prepareHour(home, (line) => console.error(line))
  const school = await startSchool(home, { SCHOOL_TODAY: '2026-11-20' })
  try {
    const recorder = new Recorder()
    const probe = new UsageProbe(school.pid, home)
    const total = cast.staff.length + cast.students.length + cast.parents.length
    console.error(`${total} человек за ${seconds} с`)
    await playScripts({ address: school.address, cast, seconds, recorder })
    const usage = probe.end()
    console.log('| шаг | запросов | ошибок | p50, мс | p95, мс | p99, мс |\n|---|---|---|---|---|---|')
    for (const row of recorder.rows()) console.log(`| ${row.join(' | ')} |`)
    console.log(
      `\nCPU сервера ${usage.cpuShare.toFixed(2)} ядра, базы ${usage.databaseShare.toFixed(2)}, память ${usage.memory.join(' → ')} МБ`,
    )
    for (const [what, count] of recorder.faults()) console.log(`ошибка: ${what} × ${count}`)
    await setTimeout(breathMs)
    console.log(`память через ${breathMs / 1_000} секунд покоя ${memoryMb(school.pid, home)} МБ`)
    await setTimeout(restMs - breathMs)
    console.log(`память через ${restMs / 60_000} минут покоя ${memoryMb(school.pid, home)} МБ`)
  } finally {
    await school.end()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
