import { openDatabase } from '#platform/server/database.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { buildDemonstration } from './demonstration.ts'
import { buildEmptySchool, inviteAdministrator } from './empty-school.ts'
import { beginDemonstration, findInstallation, finishDemonstration } from './installation.ts'

export interface InstallationOptions {
  databaseUrl: string
  /** The school's calendar date. */
  today: CalendarDate
  timeZone: string
  seed: number
  /** Hears of each step. */
  say: (line: string) => void
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
  /** Path of the first administrator's one-time link, while nobody can sign in to an empty school. */
  invitation: string | null
}

const buildersLock = 7_103
const connections = 4

/** One builder at a time: another that starts on the same database waits for the first and finds its school ready. */
function inTurn<T>(databaseUrl: string, act: () => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [buildersLock])
    return act()
  })
}

/**
 * Puts a school into a migrated database that holds nothing: the demonstration, or an empty school. A half-built
 * demonstration is dropped and begun anew; whatever else is there is never touched.
 */
export async function prepareInstallation(options: InstallationOptions): Promise<PreparedInstallation> {
  const { databaseUrl, seed, today, say, empty = false } = options
  return inTurn(databaseUrl, async () => {
    const { db } = openDatabase(databaseUrl, connections)
    try {
      const found = await findInstallation(db)
      if (found.state === 'foreign') return { built: false, kind: null, invitation: null }
      if (found.state === 'ready') {
        const invitation = found.kind === 'school' ? await inviteAdministrator(db) : null
        return { built: false, kind: found.kind, invitation }
      }
      if (found.state === 'half-built') say('Демонстрация не была достроена: начинаю заново')
      if (empty && found.state === 'nothing') {
        await db.transaction().execute((trx) => buildEmptySchool(trx, today))
        return { built: true, kind: 'school', invitation: await inviteAdministrator(db) }
      }
      await db.transaction().execute((trx) => beginDemonstration(trx, seed))
      await buildDemonstration(db, options)
      await finishDemonstration(db)
      return { built: true, kind: 'demo', invitation: null }
    } finally {
      await db.destroy()
    }
  })
}
