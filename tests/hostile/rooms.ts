import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rooms } from '../structure/floors.ts'
import { hostile as platform } from './platform.ts'
import type { HostileRoom } from './room.ts'

const root = path.resolve(import.meta.dirname, '../..')
const orderOf = (file: string) => rooms.indexOf(file.split(path.sep)[1] ?? '')

async function read(file: string): Promise<[room: string, hostile: HostileRoom]> {
  const module: { hostile: HostileRoom } = await import(pathToFileURL(path.join(root, file)).href)
  return [file.split(path.sep)[1] ?? '', module.hostile]
}

/** What each room brings for the sweeps, from the ground up; what belongs to none stands before them. */
export const hostileRooms: readonly (readonly [room: string, hostile: HostileRoom])[] = [
  ['platform', platform],
  ...(await Promise.all(
    globSync(path.join('areas', '*', 'server', 'testing', 'hostile.ts'), { cwd: root })
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .map(read),
  )),
]
