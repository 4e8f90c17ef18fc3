import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rooms } from './floors.ts'
import { importsOf, importsOfStyles, type Specifier } from './source.ts'

const root = path.resolve(import.meta.dirname, '../..')
const slashes = (name: string): string => name.replaceAll('\\', '/')

const patterns = '{areas,platform,apps,database,demo,tests,bench}/**/*.{ts,tsx,mjs,css}'
let found: readonly string[] | undefined
/** All files of ours that may import anything, from the root of the house; looked for once in a process. */
export const sourceFiles = (): readonly string[] => (found ??= globSync(patterns, { cwd: root }).map(slashes))
export const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Tests, and what only tests run: helpers, the model of a journal that random work is compared with. */
export const isTest = (file: string): boolean =>
  /\.test\.(ts|tsx|mjs)$|\/testing(\/|\.ts$)|\/server\/model\//.test(file)

/** A file by where it stands: `areas/journal/server/x.ts` is of the room `journal` and its corner `server`. */
function placeOf(file: string) {
  const [top = '', second = '', third = ''] = file.split('/')
  return top === 'areas' ? { top, room: second, corner: third } : { top, room: null, corner: second }
}

/** What the files of each part of the house may reach beside the part itself; `*`: everything. */
const reached: Record<string, readonly string[]> = {
  platform: ['database'],
  // its tools start a PostgreSQL of their own, as tests do
  database: ['platform', 'tests'],
  areas: ['platform'],
  apps: ['areas', 'platform', 'database', 'demo', 'locales'],
  demo: ['areas', 'platform', 'database', 'apps'],
  bench: ['*'],
  tests: ['*'],
}
/** Tests stand on a school that is built by the whole school. */
const reachedByTests: readonly string[] = ['tests', 'apps', 'database']

/** What a corner of a room or of the platform may take of which corners. */
const cornersTaken: Record<string, readonly string[]> = {
  contract: ['contract', 'rules'],
  rules: ['rules', 'contract'],
  server: ['contract', 'rules', 'server', 'boot'],
  web: ['contract', 'rules', 'web'],
  boot: ['boot'],
}

/** Of another room everybody takes its faces, its contract and its rules. */
const isFace = (file: string): boolean =>
  /^areas\/[^/]+\/(server\/index\.ts|web\/index\.ts|(contract|rules)\/.+\.ts)$/.test(file) && !isTest(file)
/** What a room lends to tests of the rooms above it. */
const isLent = (file: string): boolean => /^areas\/[^/]+\/web\/testing\/index\.ts$/.test(file)

/** Whether a corner takes what another one must not give it: pages of the server, the server of pages. */
function crosses(from: string, to: string): boolean {
  const [one, other] = [placeOf(from), placeOf(to)]
  const halves = ['areas', 'platform', 'apps']
  if (!halves.includes(one.top) || !halves.includes(other.top)) return false
  if (one.corner === 'rules' && one.room === other.room) return other.corner !== 'rules'
  return !(cornersTaken[one.corner]?.includes(other.corner) ?? true)
}

function reasonAgainst(from: string, to: string): string | null {
  const [one, other] = [placeOf(from), placeOf(to)]
  if (one.top !== other.top) {
    const allowed = [...(reached[one.top] ?? []), ...(isTest(from) ? reachedByTests : [])]
    if (!allowed.includes('*') && !allowed.includes(other.top)) return `${one.top} knows no ${other.top}`
  }
  if (crosses(from, to)) return `${one.corner} takes nothing of ${other.corner}`
  if (other.room === null || one.room === other.room) return null
  if (!['tests', 'bench'].includes(one.top) && !isFace(to) && !(isTest(from) && isLent(to)))
    return `the inside of ${other.room}`
  // the names of keys are a vocabulary of the whole school: they know nothing themselves
  if (to.endsWith('/contract/permissions.ts')) return null
  if (one.room !== null && rooms.indexOf(one.room) <= rooms.indexOf(other.room))
    return `${one.room} stands below ${other.room}`
  return null
}

/** The file that a specifier names, from the root of the house; null: a package. */
export function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? slashes(path.join(path.dirname(from), specifier)) : null
}

/** Whether a relative path leaves the room, or the part of the house, in which it stands. */
function climbs(from: string, specifier: string, to: string): boolean {
  const [one, other] = [placeOf(from), placeOf(to)]
  return specifier.startsWith('.') && (one.top !== other.top || one.room !== other.room)
}

/**
 * Loads for threads what `inThreads` and `byHand` name: `threads.test.ts` reads those names. For the build, the contracts that it writes
 * down as they are.
 */
const loaders = new Set(['platform/server/threads/load.ts', 'apps/build/run-module.ts'])

/** Brought in by tools that know no `#` of ours: the extractor of texts by that of catalogues, files as text by Vite. */
const withoutAliases = new Set(['tests/texts/collect.ts', 'tests/specification/web/constants.isolated.test.tsx'])

/**
 * What is wrong with an import; null where nothing is.
 * @param exists whether a file from the root of the house is there
 */
export function objection(from: string, specifier: Specifier, exists: (file: string) => boolean): string | null {
  // tests bring in modules anew, by addresses made up for the turn
  if (specifier === null)
    return isTest(from) || from.startsWith('tests/') || loaders.has(from) ? null : 'imports what nobody can read here'
  const to = targetOf(from, specifier.replace(/\?raw$/, ''))
  if (to === null) return null
  if (climbs(from, specifier, to) && !withoutAliases.has(from)) return 'climbs out by a relative path'
  return exists(to) ? reasonAgainst(from, to) : 'leads nowhere'
}

/** Everything that a file imports. */
export const importsIn = (file: string): Specifier[] =>
  file.endsWith('.css') ? importsOfStyles(readSource(file)) : importsOf(file, readSource(file))
