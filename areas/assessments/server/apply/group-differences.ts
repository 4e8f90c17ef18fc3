import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { plural, t } from '#platform/contract/text.ts'
import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { TemplateWork } from '../../contract/attestation.ts'
import type { Difference } from '../../contract/apply.ts'
import { workDifferences, type GroupWork, type WorkDifference } from '../../rules/work-differences.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { templateWorks } from '../template/template-rows.ts'
import { holdWorks, type WorkRow } from '../work-rows.ts'

interface PlannedGroup extends GroupRules {
  title: string
  course: string
  /** Of the РУП, by whose template the group goes. */
  line_id: number
  template: TemplateWork[]
}

/** Groups that lines with a template govern; one of several goes by the class it follows, else by the lowest, as its grading does. */
async function readGroups(db: Database, lineIds: readonly number[]): Promise<PlannedGroup[]> {
  const { rows } = await sql<PlannedGroup>`
    with governed as materialized (
      select distinct on (sg.id) sg.id, cl.line_id from curriculum.rup_line asked
      join classes.study_group sg on sg.course_id = asked.course_id and sg.year_id = asked.year_id
      join classes.group_class gc on gc.group_id = sg.id join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id
      join curriculum.class_line cl on cl.year_id = asked.year_id and cl.class_id = c.id and cl.course_id = asked.course_id
      where asked.id = any(${[...lineIds]}::integer[]) order by sg.id,
        c.id is not distinct from sg.follows_class_id desc, p.number, cl.line_id)
    select ${groupRules}, g.title, co.title as course, governed.line_id, ${templateWorks(sql.ref('governed.line_id'))} as template
    from governed join classes.study_group g on g.id = governed.id join curriculum.course co on co.id = g.course_id
    ${gradingOfGroup}
    where governed.line_id = any(${[...lineIds]}::integer[])
      and exists (select from assessments.template planned where planned.line_id = governed.line_id)
    order by co.title, grading.parallel, g.title, g.id`.execute(db)
  return rows
}

/** A difference with the rows by which it is made to follow. */
export interface FoundDifference {
  group: PlannedGroup
  difference: WorkDifference
  quarterId: number
  row: WorkRow | null
}

/** How the groups of lines differ from their templates; the works are held till the end of the transaction. */
export async function findDifferences(
  db: Database,
  { scoresOfWorks }: Pick<OfHigherRooms, 'scoresOfWorks'>,
  asked: { lineIds: readonly number[]; today: string },
): Promise<FoundDifference[]> {
  const groups = await readGroups(db, asked.lineIds)
  const ids = groups.map(({ id }) => id)
  const rows = await holdWorks(db, sql<boolean>`w.group_id = any(${ids}::integer[])`)
  const scores = new Map(
    (
      await scoresOfWorks(
        db,
        rows.map(({ id }) => id),
      )
    ).map((one) => [one.work_id, one]),
  )
  const byGroup = Map.groupBy(rows, ({ group_id }) => group_id)
  return groups.flatMap((group) => {
    const quarterOf = new Map(group.quarters.map(({ id, number }) => [id, number]))
    const own = byGroup.get(group.id) ?? []
    const works = own.flatMap(({ id, quarter_id, kind, number, title, maximum }): GroupWork[] => {
      const quarter = quarterOf.get(quarter_id)
      if (quarter === undefined) return []
      const { scores: count = 0, highest = 0 } = scores.get(id) ?? {}
      return [{ id, quarter, kind, number, title, maximum, scores: count, highest }]
    })
    const found = workDifferences(group.id, group.template, works, closedQuarters(group, asked.today))
    return found.flatMap((difference): FoundDifference[] => {
      const quarterId = group.quarters.find(({ number }) => number === difference.work.quarter)?.id
      const row = own.find(({ id }) => id === difference.present?.id) ?? null
      return quarterId === undefined ? [] : [{ group, difference, quarterId, row }]
    })
  })
}

function whatBecomes({ kind, work, present, hindrance }: WorkDifference): string {
  const scores = present?.scores ?? 0
  if (hindrance === 'closed') return t`четверть закрыта: не меняется`
  if (hindrance === 'scored')
    return t`в плане нет, но есть ${plural(scores, {
      one: 'отметки # ученика: остаётся',
      few: 'отметки # учеников: остаётся',
      other: 'отметки # учеников: остаётся',
    })}`
  if (hindrance === 'higher_scores')
    return t`максимум ${present?.maximum ?? 0} не станет ${work.maximum}: есть отметка ${present?.highest ?? 0}`
  if (kind === 'make')
    return work.title === '' ? t`максимум ${work.maximum}` : t`${work.title}, максимум ${work.maximum}`
  if (kind === 'rename') return t`«${present?.title || '—'}» → «${work.title}»`
  if (kind === 'remove') return present?.title ? t`${present.title}: в плане нет` : t`в плане нет`
  const [was, is] = [present?.maximum ?? 0, work.maximum]
  if (scores === 0) return t`максимум ${was} → ${is}`
  return t`максимум ${was} → ${is}, ${plural(scores, {
    one: 'отметки # ученика останутся в баллах',
    few: 'отметки # учеников останутся в баллах',
    other: 'отметки # учеников останутся в баллах',
  })}`
}

/** A difference in words. @param lessonDate of the lesson that its work has */
export function toDifference({ group, difference }: FoundDifference, lessonDate: string | undefined): Difference {
  const { id, kind, work, choice } = difference
  const note = whatBecomes(difference)
  return {
    id,
    kind,
    group: { id: group.id, title: group.title },
    course: group.course,
    quarter: work.quarter,
    work: { kind: work.kind, number: work.number },
    note: kind === 'remove' && lessonDate !== undefined ? t`${note}, стоит на уроке ${displayDate(lessonDate)}` : note,
    choice,
  }
}

/** Days of lessons that works have. */
export async function datesOfLessons(db: Database, found: readonly FoundDifference[]): Promise<Map<number, string>> {
  const ids = found.flatMap(({ row }) => row?.lesson_id ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; date: string }>`
    select l.id, l.date from timetable.lesson l where l.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, date }) => [id, date]))
}
