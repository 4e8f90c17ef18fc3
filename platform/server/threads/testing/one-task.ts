// A process that has one thing done in a thread, and nothing else to do.
import { stays } from '../line.ts'
import { ThreadPool } from '../pool.ts'

const pool = new ThreadPool({ threads: 1, idleMs: 600_000, maxMegabytes: 64 })
const task = {
  module: new URL('tasks.ts', import.meta.url).href,
  name: 'bytesOf',
  locale: null,
  kind: 'school' as const,
  args: [2],
}
console.log(await pool.run(task, { isInBackground: false, maxMs: 60_000, whenGone: stays }))
