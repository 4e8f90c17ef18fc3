import { sql } from 'kysely'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { readHistory } from '#areas/access/server/index.ts'
import { openDocument } from '#areas/media/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import * as contract from '../contract/achievements.ts'
import { requirePast, keptAchievement, readAchievements, auditedAchievements } from './achievement-rows.ts'
import { removePaper, restorePaper, type PaperKind } from './paper-kind.ts'
import { requirePerson, fileOfPaper, isAllowed, ofPerson, paperToChange, takeFile, type May } from './papers.ts'
import { mayReadAchievements, mayWriteAchievements } from './scope.ts'

const table = 'personal_file.achievement'
const mayWrite =
  (caller: Caller, today: string): May =>
  (person) =>
    mayWriteAchievements(caller, person, today)
const mayRead =
  (caller: Caller, today: string): May =>
  (person) =>
    mayReadAchievements(caller, person, today)

async function achievementOf(db: Database, id: number) {
  const [found] = await readAchievements(db, sql<boolean>`e.id = ${id}`)
  if (!found) throw notFound()
  return found
}

const listAchievementsHandler = handle(contract.listAchievements, async ({ params, caller, db, today }) => {
  await requirePerson({ db, caller, today }, params.id, mayRead(caller, today))
  return {
    items: await readAchievements(db, sql<boolean>`e.person_id = ${params.id}`),
    may_write: await isAllowed(db, params.id, mayWrite(caller, today)),
  }
})

const createAchievementHandler = handle(
  contract.createAchievement,
  async ({ params, body, caller, db, today, record }) => {
    await requirePerson({ db, caller, today }, params.id, mayWrite(caller, today))
    requirePast(body, today)
    await requireRecord(db, { code: 'achievement_level', id: body.level_id, field: 'level_id' })
    await takeFile(db, caller, body.file_id, null)
    const { id } = await db
      .insertInto(table)
      .values({ ...body, person_id: params.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await achievementOf(db, id)
    await record({ subject: 'personal_file.achievement', id, after: keptAchievement(params.id, made) })
    return made
  },
)

const changeAchievementHandler = handle(
  contract.changeAchievement,
  async ({ params, body, caller, db, today, record }) => {
    const { version, ...values } = body
    const { person_id, file_id } = await paperToChange(db, table, params.id, mayWrite(caller, today), version)
    const before = await achievementOf(db, params.id)
    requirePast(values, today)
    const level = { code: 'achievement_level', id: values.level_id, field: 'level_id', present: before.level.id }
    await requireRecord(db, level)
    await takeFile(db, caller, values.file_id, file_id)
    await db
      .updateTable(table)
      .set({ ...values, version: version + 1 })
      .where('id', '=', params.id)
      .execute()
    const after = await achievementOf(db, params.id)
    await record({
      subject: 'personal_file.achievement',
      id: params.id,
      before: keptAchievement(person_id, before),
      after: keptAchievement(person_id, after),
    })
    return after
  },
)

const achievements: PaperKind<contract.Achievement> = { table, mayWrite, read: achievementOf, kept: keptAchievement }
const removeAchievementHandler = handle(contract.removeAchievement, (call) => removePaper(achievements, call))
const restoreAchievementHandler = handle(contract.restoreAchievement, (call) => restorePaper(achievements, call))

const readAchievementFileHandler = handle(
  contract.readAchievementFile,
  async ({ params, caller, db, today, context }) =>
    openDocument(context, await fileOfPaper(db, table, params.id, mayRead(caller, today))),
)

const readAchievementsHistoryHandler = handle(
  contract.readAchievementsHistory,
  async ({ params, query, caller, db, today }) => {
    await requirePerson({ db, caller, today }, params.id, mayWrite(caller, today))
    return readHistory(db, [{ ...auditedAchievements, where: ofPerson(params.id) }], query)
  },
)

export const achievementHandlers = [
  listAchievementsHandler,
  createAchievementHandler,
  changeAchievementHandler,
  removeAchievementHandler,
  restoreAchievementHandler,
  readAchievementFileHandler,
  readAchievementsHistoryHandler,
]
