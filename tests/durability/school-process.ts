import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { pause, processesIn, untilGone } from '#platform/server/postgres/process-table.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'

const main = path.resolve(import.meta.dirname, '../../apps/server/main.ts')
const startMs = 30_000

/** A school in a process of its own, on data of its own, that can be killed without warning. */
export interface SchoolProcess {
  address: string
  /** Milliseconds from the start to the first healthy answer. */
  startedInMs: number
  /** kill -9 of the server, of PostgreSQL and of its children, at once. */
  kill: () => Promise<void>
  /** Ctrl+C: the server and PostgreSQL end by themselves. */
  end: () => Promise<void>
}

function untilAnnounced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /Шанырак открыт: (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(said)))
    setTimeout(() => reject(new Error(`not started in time: ${said}`)), startMs).unref()
  })
}

export async function startSchool(home: string, env: Record<string, string>): Promise<SchoolProcess> {
  const begun = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: home, PORT: '0', npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const address = await untilAnnounced(child)
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
    startedInMs: performance.now() - begun,
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
