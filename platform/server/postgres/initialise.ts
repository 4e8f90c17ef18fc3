import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireRoom } from '../start/data-folder.ts'
import { StartRefusal } from '../start/start-refusal.ts'
import { as, majorVersion } from './binaries.ts'
import { isInitialised, type Place } from './place.ts'
import { finish, unfinishedName } from './unfinished.ts'

/** Megabytes: the empty cluster, its log, and something to grow. */
const roomForData = 200

/** Makes the cluster unless it is there; refuses data of another version. Whole or not at all. */
export async function initialise(place: Place): Promise<void> {
  if (!isInitialised(place)) await make(place)
  const found = readFileSync(path.join(place.data, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(majorVersion))
    throw new StartRefusal(
      `Данные в ${place.data} записаны PostgreSQL ${found}, а программа работает с PostgreSQL ${majorVersion}. ` +
        'Откройте их прежней версией программы и перенесите через резервную копию или укажите другую папку в DATA_DIR.',
    )
}

async function make(place: Place): Promise<void> {
  requireRoom(place.home, roomForData)
  const unfinished = unfinishedName(place.data)
  mkdirSync(unfinished, { mode: 0o700 })
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  const { code, complaint } = await initdb(place, unfinished)
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw refusalOf(complaint, place)
  }
  finish(unfinished, place.data)
}

function initdb(place: Place, folder: string): Promise<{ code: number | null; complaint: string }> {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const safety = place.durable ? ['--data-checksums'] : ['--no-data-checksums', '--no-sync']
  const args = ['-D', folder, '-U', 'postgres', '--auth=trust', ...locale, ...safety]
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, 'initdb'), args, {
      ...as(place.account),
      cwd: place.socket,
      env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, complaint }))
  })
}

function refusalOf(complaint: string, place: Place): StartRefusal {
  if (/No space left|Disk quota/.test(complaint))
    return new StartRefusal(`На диске с папкой ${place.home} кончилось место. Освободите его и запустите снова.`)
  return new StartRefusal(`База данных в ${place.data} не создалась: ${complaint.trim().split('\n').at(-1)}`)
}
