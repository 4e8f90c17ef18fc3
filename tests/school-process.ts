import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { memoryFlags } from '#apps/server/start/memory-flags.ts'
import { dataFolder, preparePlace } from '#platform/server/postgres/place.ts'
import { pause, processesIn, untilGone } from '#platform/server/postgres/process-table.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import { throwAway } from './temporary-home.ts'

const main = path.resolve(import.meta.dirname, '../apps/server/main.ts')
const patienceMs = 240_000

/** A school in a process of its own, on data of its own, that can be killed without warning. */
export interface SchoolProcess {
  address: string
  pid: number
  /** Milliseconds from the start to the first healthy answer. */
  startedInMs: number
  /** Waits until the process has said this. */
  untilPrinted: (pattern: RegExp) => Promise<RegExpExecArray>
  /** kill -9 of the server, of PostgreSQL and of its children, at once. */
  kill: () => Promise<void>
  /** Ctrl+C: the server and PostgreSQL end by themselves. */
  end: () => Promise<void>
}

/** Hears what a process says. @returns a wait for a pattern, which fails when the process ends or time runs out */
function listenTo(child: ChildProcess): (pattern: RegExp) => Promise<RegExpExecArray> {
  let output = ''
  const hearers = new Set<() => void>()
  const listener = (chunk: Buffer) => {
    output += chunk.toString()
    for (const received of hearers) received()
  }
  child.stdout?.on('data', listener)
  child.stderr?.on('data', listener)
  return (pattern) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${String(pattern)} was not said: ${output}`))
      const timer = setTimeout(fail, patienceMs)
      const look = () => {
        const found = pattern.exec(output)
        if (!found) return
        clearTimeout(timer)
        child.off('exit', fail)
        hearers.delete(look)
        resolve(found)
      }
      hearers.add(look)
      child.once('exit', fail)
      look()
    })
}

/** PostgreSQL's programs are those of all tests: copying them takes longer than the rest of a start, and not every folder may run any. */
function shareProgram(home: string): void {
  const { durable, programs } = throwAway
  const shared = path.dirname(preparePlace(home, durable, programs).binaries)
  const own = path.join(home, path.basename(shared))
  // that of a school which was laid aside may lead to a clone that has gone
  rmSync(own, { recursive: true, force: true })
  symlinkSync(shared, own)
}

export async function startSchool(home: string, env: Record<string, string>): Promise<SchoolProcess> {
  const begun = performance.now()
  shareProgram(home)
  const child = spawn(process.execPath, [...memoryFlags, main], {
    env: { ...process.env, DATA_DIR: home, PORT: '0', npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const untilPrinted = listenTo(child)
  const address = (await untilPrinted(/Шанырак открыт: (\S+)/))[1] ?? ''
  while (
    !(await fetch(`${address}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await pause(20)
  const data = dataFolder(home)
  return {
    address,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - begun,
    untilPrinted,
    kill: async () => {
      const servers = new Set([...processesIn(data), findPostmaster({ data })?.pid ?? 0].filter((pid) => pid > 0))
      for (const pid of [child.pid ?? 0, ...servers]) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch (error) {
          // a child of PostgreSQL may end together with its parent
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
        }
      }
      await exited
      await untilGone([...servers], 10_000)
    },
    end: async () => {
      child.kill('SIGINT')
      await exited
    },
  }
}
