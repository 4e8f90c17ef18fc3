import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { mayReadAchievements, mayReadDocuments } from './scope.ts'

/** Documents by their kind and day of issue; numbers stand in the file alone, where each reading is kept. */
export const documentTimeline: TimelineSource = {
  id: 'documents',
  title: msg`Документы`,
  read: async ({ db, caller, today }, student) => {
    const { rows } = await sql<{ date: string; title: string; valid_until: string | null }>`
      select e.issued_on as date, k.title, e.valid_until
      from personal_file.document e join dictionaries.record k on k.id = e.kind_id
      where e.person_id = ${student} and e.removed_at is null and e.issued_on is not null
        and ${mayReadDocuments(caller, sql`${student}::integer`, today)}`.execute(db)
    return rows.map(({ date, title, valid_until }) => ({
      date,
      until: null,
      title,
      detail: valid_until === null ? null : t`действует по ${displayDate(valid_until)}`,
    }))
  },
}

export const achievementTimeline: TimelineSource = {
  id: 'achievements',
  title: msg`Достижения`,
  read: async ({ db, caller, today }, student) => {
    const { rows } = await sql<{ date: string; title: string; level: string; result: string | null }>`
      select e.achieved_on as date, e.title, k.title as level, e.result
      from personal_file.achievement e join dictionaries.record k on k.id = e.level_id
      where e.person_id = ${student} and e.removed_at is null
        and ${mayReadAchievements(caller, sql`${student}::integer`, today)}`.execute(db)
    return rows.map(({ date, title, level, result }) => ({
      date,
      until: null,
      title,
      detail: [level, result].filter(Boolean).join(' · '),
    }))
  },
}
