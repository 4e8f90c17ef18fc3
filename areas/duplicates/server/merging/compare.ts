import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { notFound } from '#platform/server/refusal.ts'
import { comparePersons, mergedFields, type MergerSide } from '../../contract/merging.ts'
import { countPersons } from '#areas/access/server/index.ts'
import { maskedFields } from '#areas/people/contract/people.ts'
import { kindIds, ownClass, chosenTitle, photoLinks, pictureReader } from '#areas/people/server/index.ts'
import { personTable } from './move-rows.ts'
import { requireMerger } from './persons.ts'

type Row = Omit<MergerSide, 'uses'>

async function readSides(db: Database, ids: number[], caller: Caller, today: string): Promise<Row[]> {
  const values = sql.join(mergedFields.flatMap((name) => [sql.lit(name), sql.ref(`p.${name}`)]))
  const { rows } = await sql<Row>`
    select p.id, p.version, p.full_name, p.archived_at is not null as is_archived, ${kindIds(caller, today)} as kinds,
      (select own.title from ${ownClass(caller, today)} own) as class, jsonb_build_object(${values}) as values,
      ${chosenTitle('nationality')} as nationality, ${chosenTitle('citizenship')} as citizenship,
      dictionaries.title_of(p.location_id) as location,
      (select f.stem::text from media.file f where f.id = p.photo_id) as photo,
      (select jsonb_build_object('login', a.login, 'is_open', a.status = 'active', 'roles', array(
          select r.title from access.account_role ar join access.role r on r.id = ar.role_id
          where ar.account_id = a.id order by r.id))
        from access.account a where a.id = p.admin_user_id) as account
    from people.person p where p.id = any(${ids}) and p.merged_into_id is null`.execute(db)
  return rows
}

async function usesOf(db: Database, context: AppContext, id: number): Promise<MergerSide['uses']> {
  const uses = new Map<string, number>()
  for (const one of await countReferences(db, personTable, [id])) {
    const title = titleOfReference(context.referenceTitles, one)
    uses.set(title, (uses.get(title) ?? 0) + one.count)
  }
  return [...uses].map(([title, count]) => ({ title, count }))
}

const comparePersonsHandler = handle(comparePersons, async ({ body, caller, db, today, context, record }) => {
  requireMerger(caller, [body.one_id, body.other_id])
  await countPersons({ db, caller, today }, [body.one_id, body.other_id])
  const rows = await readSides(db, [body.one_id, body.other_id], caller, today)
  const sideOf = async (id: number): Promise<MergerSide> => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound()
    return {
      ...row,
      photo: photoLinks(pictureReader(context, caller), row.photo).photo,
      uses: await usesOf(db, context, id),
    }
  }
  const sides = { one: await sideOf(body.one_id), other: await sideOf(body.other_id) }
  const shown = (side: MergerSide) => {
    const shownValues = { ...side.values, nationality: side.nationality, citizenship: side.citizenship }
    return maskedFields.filter((field) => shownValues[field] !== null)
  }
  await record(
    ...[sides.one, sides.other]
      .filter((side) => shown(side).length > 0)
      .map((side) => ({ subject: 'people.person', id: side.id, after: { unmasked: shown(side) } })),
  )
  return sides
})
export const compareHandlers = [comparePersonsHandler]
