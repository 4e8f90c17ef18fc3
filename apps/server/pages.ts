import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { programFolder } from './start/program-folder.ts'
import type { ProcessLife } from './start/process-life.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

/**
 * Builds the pages in a process of its own unless they stand, while the school is being prepared; it packs them for the way
 * when the school is open.
 * @returns the moment when they can be served; it fails with a StartRefusal
 */
export function buildPages(life: ProcessLife): Promise<void> {
  const child = spawn(process.execPath, [path.join(programFolder, 'platform/boot/ready.mjs'), 'pages'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  life.beforeEnd(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  const isBuilt = once(child, 'message').then(() => [0])
  const built = Promise.race([isBuilt, ended]).then(([code]) => {
    if (code !== 0) throw new StartRefusal('Страницы не готовы: причина названа выше. Устраните её и запустите снова.')
  })
  built.catch(() => undefined) // told of where it is waited for
  return built
}
