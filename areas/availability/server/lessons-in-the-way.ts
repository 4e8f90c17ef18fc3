import { sql } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AvailabilityOfYear, AvailabilityValues } from '../contract/availability.ts'
import { isNewlyClosed } from '../rules/hours.ts'

interface Lesson {
  weekday: number
  shift: number
  slot: number
  week: 'every' | 'odd' | 'even'
  course_title: string
  group_title: string
}
function lessonText({ weekday, shift, slot, week, course_title, group_title }: Lesson): string {
  const day = weekdayTitles[weekdays[weekday] ?? 'mon'].long
  const lesson = shift === 1 ? t`${slot} урок` : t`${slot} урок второй смены`
  const turn = week === 'every' ? null : week === 'odd' ? t`нечётные недели` : t`чётные недели`
  return [`${day}, ${lesson}`, `${course_title}, ${group_title}`, turn].filter(Boolean).join(' — ')
}

/** Lessons of the week in force that stand in hours, or on the methodical day, which were open before. */
export async function lessonsInTheWay(
  { db, today }: { db: Database; today: string },
  personId: number,
  after: AvailabilityValues,
  before: Pick<AvailabilityOfYear, 'hours' | 'methodical_day'>,
): Promise<Preview['effects']> {
  const { rows } = await sql<Lesson>`
    select l.weekday, l.shift, l.slot, l.week, l.course_title, l.group_title
    from availability.published_lesson l join calendar.study_year y on y.id = l.year_id
    where l.teacher_id = ${personId} and l.year_id = ${after.year_id} and l.during @> ${dayOfYear(today)}
    order by l.weekday, l.shift, l.slot, l.group_title`.execute(db)
  const standing = rows.filter((lesson) => isNewlyClosed(lesson, after, before))
  if (standing.length === 0) return []
  return [
    {
      title: t`Уроки опубликованной недели в закрытых часах: они останутся, пока их не переставят`,
      items: standing.map(lessonText),
    },
  ]
}
