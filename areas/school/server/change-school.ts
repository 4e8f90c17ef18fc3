import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record, type Change } from '#platform/server/history.ts'
import { speakAs } from '#platform/server/language/spoken.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeSchool, removeLogo, schoolFields, setLogo, type SchoolInput } from '../contract/school.ts'
import { publishBrand } from './brand.ts'
import { readSchoolAnswer, schoolRow } from './read-school.ts'

const auditedValues = (before: object, after: object): Change => ({ subject: 'school.school', id: 1, before, after })

/** Writes what differs. */
async function write(db: Database, given: SchoolInput, version: number, present: string): Promise<Change[]> {
  const row = await schoolRow(db, true)
  if (row.version !== version) throw conflict(msg`Сведения изменил кто-то ещё. Сравните и сохраните снова`)
  const before = { ...row, time_zone: row.time_zone ?? present }
  const changed = schoolFields.filter((field) => before[field] !== given[field])
  if (changed.length === 0) return []
  const of = (from: SchoolInput) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  await db
    .updateTable('school.school')
    .set({ ...given, version: sql`version + 1` })
    .execute()
  return [auditedValues(of(before), of(given))]
}

// its own transaction: the clock is turned only once the zone is stored
const changeSchoolHandler = handle(
  changeSchool,
  async ({ body: { version, ...given }, caller, context, http, publish }) => {
    await context.db.transaction().execute(async (trx) => {
      await record(trx, caller, http.request.id, await write(trx, given, version, context.clock.timeZone))
    })
    context.clock.moveTo(given.time_zone)
    speakAs(given.kind)
    publishBrand(publish)
    return readSchoolAnswer(context.db, context)
  },
  { ownTransactions: true },
)

async function putLogo(db: Database, logo_id: number | null): Promise<Change[]> {
  const before = await schoolRow(db, true)
  if (before.logo_id === logo_id) return []
  await db
    .updateTable('school.school')
    .set({ logo_id, version: sql`version + 1` })
    .execute()
  if (before.logo_id !== null) await dropFiles(db, [before.logo_id])
  return [auditedValues({ logo: before.logo_id !== null }, { logo: logo_id !== null })]
}

const setLogoHandler = handle(setLogo, async ({ body, caller, db, context, record: note, publish }) => {
  if (!(await keepFile(db, body.file_id, caller.accountId, 'photo')))
    throw refuse('file_id', msg`Загрузите герб ещё раз`)
  await note(...(await putLogo(db, body.file_id)))
  publishBrand(publish)
  return readSchoolAnswer(db, context)
})
const removeLogoHandler = handle(removeLogo, async ({ db, context, record: note, publish }) => {
  await note(...(await putLogo(db, null)))
  publishBrand(publish)
  return readSchoolAnswer(db, context)
})

export const schoolChangeHandlers = [changeSchoolHandler, setLogoHandler, removeLogoHandler]
