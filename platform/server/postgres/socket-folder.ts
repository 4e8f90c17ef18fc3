import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartRefusal } from '../start/start-refusal.ts'
import type { Account } from './account.ts'

/** The kernel keeps 108 bytes for a socket's path, the last of them zero. */
const maxPathLength = 107
const socketName = '.s.PGSQL.5432'

/** Folder of the socket, open to the server's account only: in `home`, or in a short place when the path is too long. */
export function socketFolder(home: string, account: Account | undefined): string {
  const usual = path.join(home, 'run')
  return closedFolder(fits(usual) ? usual : shortFolder(home), account)
}

const fits = (folder: string): boolean => Buffer.byteLength(path.join(folder, socketName)) <= maxPathLength

function shortFolder(home: string): string {
  const name = `shanyraq-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const short = [os.tmpdir(), '/tmp'].map((folder) => path.join(folder, name)).find(fits)
  if (short === undefined)
    throw new StartRefusal(`Слишком длинный путь к папке данных: ${home}. Укажите короче в DATA_DIR.`)
  return short
}

/** Whoever can enter may speak to the database, so a folder that somebody else has put there is refused. */
function closedFolder(folder: string, account: Account | undefined): string {
  const own = process.getuid?.()
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stat = lstatSync(folder)
  if (!stat.isDirectory() || ![own, account?.uid].includes(stat.uid))
    throw new StartRefusal(`Папка ${folder} принадлежит другому пользователю. Удалите её и запустите снова.`)
  if (account && stat.uid !== account.uid) chownSync(folder, account.uid, account.gid)
  if ((stat.mode & 0o777) !== 0o700) chmodSync(folder, 0o700)
  return folder
}
