import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { CalendarPreview } from '../contract/preview.ts'
import type { LessonEffects } from './dated-lessons.ts'

const shown = 3

/** Of an entry also how many results are taken back that were stored because a date had come. */
export type EntryEffects = LessonEffects & { reverted: number }

/** 409 with the first lessons that stand in the way of a change. */
export function refuseInTheWay({ in_the_way, in_the_way_count }: LessonEffects): void {
  if (in_the_way_count === 0) return
  const first = in_the_way.slice(0, shown).map(({ date, title, reason }) => `${displayDate(date)}, ${title}: ${reason}`)
  const more = in_the_way_count > first.length ? t` и ещё ${in_the_way_count - first.length}` : ''
  throw conflict(msg`Мешают уроки (${in_the_way_count}): ${first.join('; ')}${more}. Ничего не изменено.`)
}

/** The effects in words; those of no lesson are left out. */
function inWords(of: LessonEffects & Partial<EntryEffects>): CalendarPreview {
  const { in_the_way, in_the_way_count, reverted = 0 } = of
  const lessons = of.cancelled + of.removed + of.restored + of.added + of.retimed
  const counted = [
    { title: t`Уроков отменится`, count: of.cancelled },
    ...of.bearing.map(({ title, count }) => ({ title: t`Из них ${title}`, count })),
    { title: t`Уроков этого дня не станет`, count: of.removed },
    { title: t`Уроков вернётся`, count: of.restored },
    { title: t`Уроков появится по расписанию`, count: of.added },
    { title: t`Уроков сменит время`, count: of.retimed },
    { title: t`Итоги, поставленные в ночь закрытия, будут сняты`, count: reverted },
    { title: of.is_closed ? t`Итогов закрытой четверти` : t`Выставленных итогов четверти`, count: of.results },
  ]
  const effects = counted.filter(({ count }) => count > 0).map((effect) => ({ ...effect, items: [] }))
  const classes = { title: t`Классов`, items: [of.classes.join(', ')], count: of.classes.length }
  return {
    obstacles: in_the_way_count > 0 ? [t`Мешают уроки: ${in_the_way_count}. Ничего не изменено`] : [],
    effects: of.classes.length > 0 ? [...effects, classes] : effects,
    total: lessons === 0 ? t`Уроки не изменятся` : t`Изменится уроков: ${lessons}`,
    note: of.is_closed && of.results > 0 ? t`Четверть уже закрыта: её итоги останутся прежними.` : '',
    in_the_way,
    in_the_way_count,
  }
}

/** The change is made and taken back: what is previewed is what happens. */
export const previewCalendarChange = async (
  db: Database,
  act: () => Promise<LessonEffects>,
): Promise<CalendarPreview> => inWords(await dryRun(db, act))
