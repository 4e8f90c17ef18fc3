import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defaultDataFolder } from '#apps/server/start/program-folder.ts'
import { isRunning, pause } from '#platform/server/postgres/process-table.ts'
import { school } from './school.ts'
import { startSchool, type SchoolProcess } from './school-process.ts'

/** What the demonstration school is made of: data, rules and all that writes them. */
const sources = [
  'demo/**/*.ts',
  'areas/*/{contract,rules,server}/**/*.ts',
  'platform/{contract,server}/**/*.ts',
  'apps/server/**/*.ts',
  'database/**/*.{sql,ts}',
  'package-lock.json',
]
/** Of each kind; the largest has some 700 MB. */
const maxKept = 2
const betweenLooksMs = 50
// a busy machine must not make the school refuse calls
const env = { SCHOOL_TODAY: school.now, MAX_LAG_MS: '0' }

/** What a school is, and what it is made of beside what every school is. */
interface Kind {
  name: string
  settings: object
  sources: readonly string[]
}
const filled: Kind = { name: 'schools-of-tests', settings: env, sources: [] }

function keyOfSources({ settings, sources: own }: Kind): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, process.version, process.platform]))
  const files = globSync([...sources, ...own], { exclude: (name) => name.endsWith('.test.ts') || name === 'testing' })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

// with their owners: the files of PostgreSQL belong to an account of their own
const copy = (from: string, to: string): void => void execFileSync('cp', ['-a', `${from}/.`, to])

/** Lays a school aside for the next run, of this clone or another. A half-made copy is never found; old ones go. */
function keep(home: string, kept: string): void {
  const folder = path.dirname(kept)
  const unfinished = `${kept}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  copy(home, unfinished)
  try {
    renameSync(unfinished, kept)
  } catch {
    // another run has laid the same school aside meanwhile
    rmSync(unfinished, { recursive: true, force: true })
  }
  const schools = readdirSync(folder).map((name) => path.join(folder, name))
  const latest = schools.toSorted((one, other) => statSync(other).ctimeMs - statSync(one).ctimeMs)
  for (const old of latest.slice(maxKept)) rmSync(old, { recursive: true, force: true })
}

/** One at a time of those who would do the same at once; whoever was killed at it is not waited for. */
async function inTurn(name: string, act: () => Promise<void>): Promise<void> {
  const turn = path.join(os.tmpdir(), name)
  for (;;) {
    try {
      // a link is there with what it says
      symlinkSync(String(process.pid), turn)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (isRunning(Number(readTurn(turn)))) await pause(betweenLooksMs)
    else rmSync(turn, { force: true })
  }
  try {
    await act()
  } finally {
    rmSync(turn, { force: true })
  }
}

function readTurn(turn: string): string {
  try {
    return readlinkSync(turn)
  } catch {
    return '' // it has just ended
  }
}

/** Lays a school out in `home`: a copy of what was kept of it, or what `build` makes there and leaves at rest, which is kept. */
export async function layOut(kind: Kind, home: string, build: () => Promise<void>): Promise<void> {
  const key = keyOfSources(kind)
  const kept = path.join(path.dirname(defaultDataFolder()), kind.name, key)
  await inTurn(`${kind.name}-${key}`, async () => {
    if (existsSync(kept)) return copy(kept, home)
    await build()
    keep(home, kept)
  })
}

/**
 * Starts the demonstration school of the journeys with all its journals, on data of its own in `home`. The first run
 * builds it, a later one of the same sources begins with a copy.
 */
export async function startFilledSchool(home: string): Promise<SchoolProcess> {
  await layOut(filled, home, async () => {
    const building = await startSchool(home, env)
    await building.untilPrinted(/все журналы на месте/)
    await building.end()
  })
  return startSchool(home, env)
}
