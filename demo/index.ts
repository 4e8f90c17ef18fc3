import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import { yearShapeToPrepare, type YearShape } from '#areas/calendar/rules/year-shape.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { buildEmptySchool, inviteAdministrator, type Invitation } from './empty-school.ts'
import {
  beginDemonstration,
  completeInstallation,
  dropHalfBuilt,
  findInstallation,
  finishDemonstration,
  type Found,
} from './installation.ts'
import { hasRemainder } from './waiting-jobs.ts'

// a start on a school that stands reads nothing of what builds one
const builders = () => import('./builders.ts')

export interface InstallationOptions {
  databaseUrl: string
  /** The school's calendar date. */
  today: CalendarDate
  timeZone: string
  seed: number
  /** Hears of each step. */
  print: (line: string) => void
  /** The kind of the demonstration; a school's by default. */
  demonstration?: SchoolKind | undefined
  /** A school without people instead of the demonstration. */
  empty?: boolean
  /** Names of the only classes of the demonstration, for tests. */
  classes?: readonly string[]
}
export interface PreparedInstallation {
  /** Whether a school was built now. */
  built: boolean
  /** What the school is; null where the database held other rows already, which stay as they are. */
  kind: 'demo' | 'school' | null
  /** Of what its demonstration is. */
  demonstration: SchoolKind
  /** The first administrator's login and one-time link, while nobody can sign in to an empty school. */
  invitation: Invitation | null
  /** Journals of the demonstration are still to be filled in: call `completeDemonstration` once people can work. */
  unfinished: boolean
}

const buildersLock = 7_103
const connections = 4
/** A slow machine is no failure: nobody waits for the answer of a call here. */
const patience = 0

/** One builder at a time: another that starts on the same database waits for the first and finds its school ready. */
function inTurn<T>(databaseUrl: string, act: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [buildersLock])
    const { db } = openDatabase(databaseUrl, connections, patience)
    try {
      return await act(db)
    } finally {
      await db.destroy()
    }
  })
}

async function makeRoom(db: Database, { state }: Found, print: (line: string) => void): Promise<void> {
  if (state !== 'half-built') return
  print('Демонстрация не была достроена: начинаю заново')
  await dropHalfBuilt(db)
}

/** In one transaction: the next start finds the school whole or nothing. */
const emptySchool = (db: Kysely<DB>, shape: YearShape) =>
  db.transaction().execute((trx) => buildEmptySchool(trx, shape))

/**
 * Puts a school into a migrated database that holds nothing: the demonstration, or an empty school. A half-built
 * demonstration is dropped and begun anew; whatever else is there is never touched. When it returns, people can work.
 */
export function prepareInstallation(options: InstallationOptions): Promise<PreparedInstallation> {
  const { databaseUrl, seed, today, print, demonstration = 'school', empty = false } = options
  return inTurn(databaseUrl, async (db) => {
    const found = await findInstallation(db)
    if (found.state === 'foreign')
      return { built: false, kind: null, demonstration, invitation: null, unfinished: false }
    if (found.state === 'ready') {
      const invitation = found.kind === 'school' ? await inviteAdministrator(db) : null
      return {
        built: false,
        kind: found.kind,
        demonstration: found.demonstration,
        invitation,
        unfinished: await hasRemainder(db),
      }
    }
    await makeRoom(db, found, print)
    if (empty) {
      await emptySchool(db, yearShapeToPrepare(today))
      return {
        built: true,
        kind: 'school',
        demonstration,
        invitation: await inviteAdministrator(db),
        unfinished: false,
      }
    }
    await beginDemonstration(db, seed, demonstration)
    await (await builders()).buildDemonstration(db, { ...options, kind: demonstration })
    await finishDemonstration(db)
    return { built: true, kind: 'demo', demonstration, invitation: null, unfinished: await hasRemainder(db) }
  })
}

export interface FoundationOptions extends Pick<InstallationOptions, 'databaseUrl' | 'print'> {
  /** The year the school begins with. */
  shape: YearShape
}
/**
 * Puts an empty school into a migrated database that holds nothing, as `prepareInstallation` does, for a tool that comes
 * before the first start; that start invites the administrator.
 * @returns whether the school was built now or stood before; 'foreign': rows that no installation has made, untouched
 */
export function ensureSchool({ databaseUrl, shape, print }: FoundationOptions): Promise<'built' | 'ready' | 'foreign'> {
  return inTurn(databaseUrl, async (db) => {
    const found = await findInstallation(db)
    if (found.state === 'foreign' || found.state === 'ready') return found.state
    await makeRoom(db, found, print)
    await emptySchool(db, shape)
    return 'built'
  })
}

export interface CompletionOptions extends Pick<InstallationOptions, 'databaseUrl' | 'print'> {
  /** Folder of the files that people give; without it the demonstration has none. */
  media?: string
  /** Ends the work after the step at hand. */
  stop?: AbortSignal
}
/**
 * Fills in what the demonstration left for later: journals, results and what else has happened, beside people at work.
 * What a process that ends leaves undone waits for the next call.
 */
export async function completeDemonstration({ databaseUrl, print, media, stop }: CompletionOptions): Promise<void> {
  const { db } = openDatabase(databaseUrl, 1, patience)
  try {
    print('Демонстрация: заполняю журналы, работать уже можно')
    const { learnTables, workOff } = await builders()
    const refused = await workOff(db, { media, stop })
    if (refused > 0) print(`Демонстрация: не поместилось отметок: ${refused}, там уже кто-то поработал`)
    if (stop?.aborted) return
    await learnTables(db)
    await completeInstallation(db)
    print('Демонстрация: все журналы на месте')
  } finally {
    await db.destroy()
  }
}

/**
 * Adds years before the present one to a finished demonstration that has none.
 * @param years how many there are then, the present one included
 * @returns how many were added: none where there are past years already
 */
export async function addYears({
  databaseUrl,
  years,
  print,
}: Pick<InstallationOptions, 'databaseUrl' | 'print'> & { years: number }): Promise<number> {
  return inTurn(databaseUrl, async (db) => {
    const known = await db.selectFrom('classes.class').select('year_id').distinct().execute()
    if (known.length > 1) return 0
    await (await builders()).addPastYears(db, years - 1, print)
    return years - 1
  })
}
