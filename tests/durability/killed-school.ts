import { realpathSync } from 'node:fs'
import { hashPassword } from '#areas/access/server/index.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { openDatabase } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { makeDataFolder } from '#platform/server/start/data-folder.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { fillSchool } from '../fill-school.ts'
import { layOut } from '../kept-school.ts'
import { school } from '../school.ts'
import { startSchool, type SchoolProcess } from '../school-process.ts'
import { temporaryHome, throwAway } from '../temporary-home.ts'

const password = 'verily-a-long-password'
/** Who may sign in. */
export const teacher = { username: 'teacher@school.test', password }
export const director = { username: 'director@school.test', password }
/** Settings of its process. */
export const schoolSettings = {
  SHANYRAQ_MODE: 'school',
  SECRET_KEY: 'the secret key of a school that is killed ten times',
  // a busy machine must not make the school refuse calls
  MAX_LAG_MS: '0',
}

const kind = {
  name: 'small-schools-of-tests',
  settings: { password },
  sources: ['tests/school.sql', 'tests/fill-school.ts', 'tests/durability/killed-school.ts'],
}

async function build(home: string): Promise<void> {
  const cluster = await openCluster(home, { durable: true, programs: throwAway.programs })
  await migrate(cluster.url())
  await fillSchool(cluster.url())
  const { db } = openDatabase(cluster.url(), 1)
  await db
    .updateTable('access.account')
    .set({ password_hash: await hashPassword(password) })
    .where('login', 'in', [teacher.username, director.username])
    .execute()
  await db.insertInto('platform.installation').values({ kind: 'school', state: 'ready' }).execute()
  await db.destroy()
  await cluster.stop()
}

/** A durable school on data of its own, with a teacher and a director who may sign in. @returns its folder */
export async function makeSchool(folder = temporaryHome()): Promise<string> {
  makeDataFolder(folder)
  const home = realpathSync(folder)
  await layOut(kind, home, () => build(home))
  return home
}
/** Starts it; a browser that goes on needs it at the port where it was; it may have another's database, or have slept till another day. */
export const wakeSchool = (
  home: string,
  more: { PORT?: string; DATABASE_URL?: string; SCHOOL_TODAY?: string } = {},
): Promise<SchoolProcess> => startSchool(home, { ...schoolSettings, ...more })

export async function tokenOf(address: string, who = teacher): Promise<string> {
  const form = new FormData()
  for (const [field, value] of Object.entries(who)) form.set(field, value)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}
/** Headers of somebody's calls, by default of the teacher's. */
export const signIn = async (address: string, who = teacher): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenOf(address, who)}`,
  'content-type': 'application/json',
})

export const journal = (address: string) => `${address}/api/journal/journal/group/${school.groups.algebraA}`

export async function readGrid({ address }: Pick<SchoolProcess, 'address'>): Promise<JournalGrid> {
  const answer = await fetch(journal(address), { headers: await signIn(address) })
  return (await answer.json()) as JournalGrid
}
/** Lessons of the open quarter that have been. */
export const openLessons = ({ lessons, today }: JournalGrid): number[] =>
  lessons.filter(({ date }) => date <= today && date >= '2026-11-02').map(({ id }) => id)
