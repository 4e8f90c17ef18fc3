import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { Achievement, AchievementValues } from '../contract/achievements.ts'
import { fileColumn } from './papers.ts'

/** Achievements `e`, the latest first. */
export async function readAchievements(db: Database, where: RawBuilder<boolean>): Promise<Achievement[]> {
  const { rows } = await sql<Achievement>`
    select e.id, e.title, jsonb_build_object('id', k.id, 'title', k.title) as level, e.result, e.achieved_on,
      e.organiser, e.note, ${fileColumn} as file, e.version
    from personal_file.achievement e join dictionaries.record k on k.id = e.level_id
    where e.removed_at is null and ${where}
    order by e.achieved_on desc, e.id desc`.execute(db)
  return rows
}

/** 422 for what is still to be achieved. */
export function requirePast({ achieved_on }: AchievementValues, today: string): void {
  if (achieved_on > today) throw refuse('achieved_on', msg`Этот день ещё не наступил`)
}

/** What the history keeps of an achievement and tells, in words. */
export const keptAchievement = (personId: number, { level, file, ...row }: Achievement) => ({
  person_id: personId,
  title: row.title,
  level: level.title,
  result: row.result,
  achieved_on: row.achieved_on,
  organiser: row.organiser,
  note: row.note,
  file: file?.name ?? null,
})
export const auditedAchievements = {
  subject: 'personal_file.achievement',
  fields: ['title', 'level', 'result', 'achieved_on', 'organiser', 'note', 'file'],
} as const
