import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { defaultDataFolder } from '#apps/server/start/program-folder.ts'
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
/** Some 700 MB each. */
const maxKept = 2
// a busy machine must not make the school refuse calls
const env = { SCHOOL_TODAY: school.now, MAX_LAG_MS: '0' }

function keyOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify([env, process.version, process.platform]))
  const files = globSync(sources, { exclude: (name) => name.endsWith('.test.ts') || name === 'testing' })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

// with their owners: the files of PostgreSQL belong to an account of their own
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to])

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

/**
 * Starts the demonstration school of the journeys with all its journals, on data of its own in `home`. The first run
 * builds it, a later one of the same sources begins with a copy.
 */
export async function startFilledSchool(home: string): Promise<SchoolProcess> {
  const kept = path.join(path.dirname(defaultDataFolder()), 'schools-of-tests', keyOfSources())
  if (existsSync(kept)) copy(kept, home)
  else {
    const building = await startSchool(home, env)
    await building.untilPrinted(/все журналы на месте/)
    await building.end()
    keep(home, kept)
  }
  return startSchool(home, env)
}
