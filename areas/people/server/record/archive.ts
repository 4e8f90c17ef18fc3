import { sql } from 'kysely'
import {
  blockAccount,
  closingObjection,
  keepingRights,
  requireClosable,
  unknownPerson,
} from '#areas/access/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { listed, msg, t, type Text } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ArchiveObstacles } from '#platform/server/person-duplicates.ts'
import { conflict } from '#platform/server/refusal.ts'
import { archivePerson, previewArchive, restorePerson } from '../../contract/record.ts'
import { maintainsPerson } from '../scope/index.ts'
import type { Ended } from './revert-ends.ts'
import { lockRecord, readRecord, readAuditedRecord } from './read-record.ts'
import { requireVersion, raiseVersion } from './version.ts'

const notOneself = msg`Самого себя в архив не убирают`

/** What would be left hanging, each as a sentence that says what to do: of all rooms. */
async function obstaclesOf(
  db: Database,
  holds: readonly ArchiveObstacles[],
  id: number,
  today: string,
): Promise<Text[]> {
  const found: Text[] = []
  for (const hold of holds) found.push(...(await hold(db, id, today)))
  return found
}

async function effectsOf(db: Database, id: number, today: string) {
  const { rows } = await sql<{ title: string; item: string }>`
    select ${t`Должности закончатся сегодня`}::text as title, po.title as item
    from people.employment e join people.position po on po.id = e.position_id
    where e.person_id = ${id} and coalesce(upper(e.during), 'infinity') > ${today}::date
    union all
    select ${t`Учётная запись закроется, сеансы завершатся`}, a.login
    from people.person p join access.account a on a.id = p.admin_user_id where p.id = ${id} and a.status = 'active'
      and a.login is distinct from p.iin
    union all
    select ${t`Учётная запись закроется, сеансы завершатся`}, ${t`вход по ИИН`}
    from people.person p join access.account a on a.id = p.admin_user_id where p.id = ${id} and a.status = 'active'
      and a.login = p.iin
    union all
    select ${t`Останется записано у родных`}, o.full_name
    from people.kinship k join people.person o on o.id = case when k.child_id = ${id} then k.adult_id else k.child_id end
    where ${id} in (k.child_id, k.adult_id) and k.during @> ${today}::date`.execute(db)
  return Array.from(
    Map.groupBy(rows, ({ title }) => title),
    ([title, found]) => ({
      title,
      items: found.map(({ item }) => item),
    }),
  )
}

/** The account that goes with the person `p` into the archive, if it is open. */
const openAccount = sql<number | null>`(
  select a.id from access.account a where a.id = p.admin_user_id and a.status = 'active')`

/** A person whose records the caller keeps, to be looked at, with their account and whether it is open. @throws Refusal 404 */
export async function findKept(db: Database, caller: Caller, id: number) {
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(maintainsPerson(caller, sql.ref('p.id')))
    .select(['p.id', 'p.admin_user_id'])
    .select(openAccount.as('open_account'))
    .executeTakeFirst()
  if (!person) throw unknownPerson(caller, id)
  return person
}

const previewArchiveHandler = handle(previewArchive, async ({ params, caller, db, today, context }) => {
  const { id, open_account: accountId } = await findKept(db, caller, params.id)
  const own = id === caller.personId ? [notOneself] : []
  const objection = accountId === null ? null : await closingObjection(db, caller, today, accountId)
  const obstacles = [
    ...own,
    ...(objection ? [objection] : []),
    ...(await obstaclesOf(db, context.archiveObstacles, id, today)),
  ]
  return { obstacles: obstacles.map(String), effects: await effectsOf(db, id, today) }
})

/** Posts end with yesterday; of one that begins today or later yesterday remains, so that the person has been staff. */
async function endPosts(db: Database, id: number, today: string): Promise<Ended['posts']> {
  const { rows } = await sql<Ended['posts'][number]>`
    with former as (select id, during::text from people.employment where person_id = ${id}),
    begun as (
      update people.employment set during = daterange(lower(during), ${today}::date), version = version + 1
      where person_id = ${id} and coalesce(upper(during), 'infinity') > ${today}::date
        and coalesce(lower(during), '-infinity') < ${today}::date returning id),
    unbegun as (
      update people.employment set during = daterange(${today}::date - 1, ${today}::date), version = version + 1
      where person_id = ${id} and lower(during) >= ${today}::date returning id)
    select id, during from former where id in (select id from begun union all select id from unbegun) order by id`.execute(
    db,
  )
  return rows
}

interface Doing {
  db: Database
  caller: Caller
  today: string
  context: Pick<AppContext, 'archiveObstacles'>
  record: (...changes: Change[]) => Promise<void>
}
/**
 * Puts a person whose records the caller keeps, held by `lockRecord`, into the archive: posts end, the account closes.
 * @returns what has ended with it
 * @throws Refusal 403 for an open account that the caller may not close, 409 for what would be left hanging, for oneself, and where nobody would be left who may change rights
 */
export const archiveHeld = async (id: number, { db, caller, today, context, record }: Doing): Promise<Ended> =>
  keepingRights(db, today, async () => {
    if (id === caller.personId) throw conflict(notOneself)
    const { account: accountId } = await db
      .selectFrom('people.person as p')
      .where('p.id', '=', id)
      .select(openAccount.as('account'))
      .executeTakeFirstOrThrow()
    if (accountId !== null) await requireClosable(db, caller, today, accountId)
    const obstacles = await obstaclesOf(db, context.archiveObstacles, id, today)
    if (obstacles.length > 0) throw conflict(listed(obstacles, '. '))
    const posts = await endPosts(db, id, today)
    await db
      .updateTable('people.person')
      .set({ archived_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const isBlocked = accountId !== null && (await blockAccount(db, accountId))
    await raiseVersion(db, id)
    await record(
      { subject: 'people.person', id, before: { archived_at: null }, after: { archived_at: today } },
      ...posts.map((post) => ({
        subject: 'people.employment',
        id: post.id,
        after: { person_id: id, to: addDays(today, -1) },
      })),
      ...(isBlocked
        ? [
            {
              subject: 'access.account',
              id: accountId,
              before: { status: 'active' },
              after: { status: 'blocked' },
            },
          ]
        : []),
    )
    return { posts, has_closed_account: isBlocked }
  })

/** Brings a held person back: posts and the account are given anew. */
export async function restoreHeld(
  id: number,
  { db, today, record }: Pick<Doing, 'db' | 'today' | 'record'>,
): Promise<void> {
  await db.updateTable('people.person').set({ archived_at: null }).where('id', '=', id).execute()
  await raiseVersion(db, id)
  await record({ subject: 'people.person', id, before: { archived_at: today }, after: { archived_at: null } })
}

const archivePersonHandler = handle(archivePerson, async ({ params, body, caller, db, today, context, record }) => {
  const id = await lockRecord(db, caller, params.id)
  const before = await readAuditedRecord({ db, caller, today, record }, id)
  requireVersion(before, body.version)
  if (before.is_archived) return before
  await archiveHeld(id, { db, caller, today, context, record })
  return readRecord(db, caller, id, today)
})

const restorePersonHandler = handle(restorePerson, async ({ params, body, caller, db, today, record }) => {
  const id = await lockRecord(db, caller, params.id)
  const before = await readAuditedRecord({ db, caller, today, record }, id)
  requireVersion(before, body.version)
  if (!before.is_archived) return before
  await restoreHeld(id, { db, today, record })
  return readRecord(db, caller, id, today)
})

export const archiveHandlers = [previewArchiveHandler, archivePersonHandler, restorePersonHandler]
