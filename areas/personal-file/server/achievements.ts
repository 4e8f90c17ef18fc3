import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import * as contract from '../contract/achievements.ts'
import { requirePast, keptAchievement, readAchievements, auditedAchievements } from './achievement-rows.ts'
import { listPapers, openPaperFile, readPapersHistory, type PaperKind } from './paper-kind.ts'
import { mayReadAchievements, mayWriteAchievements } from './scope.ts'
import { changePaper, createPaper, removePaper, restorePaper } from './write-paper.ts'

const table = 'personal_file.achievement'
const achievements: PaperKind<contract.Achievement, contract.AchievementValues> = {
  table,
  mayRead: (caller, today) => (person) => mayReadAchievements(caller, person, today),
  mayWrite: (caller, today) => (person) => mayWriteAchievements(caller, person, today),
  find: readAchievements,
  requireValid: async (db, values, today, present) => {
    requirePast(values, today)
    const level = { code: 'achievement_level', id: values.level_id, field: 'level_id', present: present?.level.id }
    await requireRecord(db, level)
  },
  insert: (db, row) => db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow(),
  change: (db, id, { version, ...row }) =>
    db
      .updateTable(table)
      .set({ ...row, version: version + 1 })
      .where('id', '=', id)
      .execute(),
  kept: keptAchievement,
  audited: auditedAchievements,
}

export const achievementHandlers = [
  handle(contract.listAchievements, (call) => listPapers(achievements, call)),
  handle(contract.createAchievement, (call) => createPaper(achievements, call)),
  handle(contract.changeAchievement, (call) => changePaper(achievements, call)),
  handle(contract.removeAchievement, (call) => removePaper(achievements, call)),
  handle(contract.restoreAchievement, (call) => restorePaper(achievements, call)),
  handle(contract.readAchievementFile, (call) => openPaperFile(achievements, call)),
  handle(contract.readAchievementsHistory, (call) => readPapersHistory(achievements, call)),
]
