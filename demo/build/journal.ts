import type { Kysely } from 'kysely'
import type { DB } from '#database/types.generated.ts'
import { modeRules } from '#areas/journal/rules/grading-mode.ts'
import { closeResultsInBulk, saveMarksInBulk, type BulkMark, type BulkMiss } from '#areas/journal/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { DrawnMark } from '../life/marks.ts'
import type { DrawnMiss } from '../life/misses.ts'
import type { Group, SchoolLife } from '../life/school-life.ts'
import type { Work } from '../life/works.ts'
import { updateRows } from '../insert-rows.ts'
import { random } from '../random.ts'
import { inParallel } from './in-parallel.ts'

export interface JournalOptions {
  life: SchoolLife
  accounts: ReadonlyMap<number, number>
  timeZone: string
  today: CalendarDate
}
const markerOf = ({ accounts }: JournalOptions, personId: number) => ({ personId, accountId: accounts.get(personId) ?? null })

async function kindIds(db: Kysely<DB>): Promise<Map<string, number>> {
  const kinds = await db.selectFrom('journal.miss_kind').select(['id', 'code']).execute()
  return new Map(kinds.map(({ id, code }) => [code, id]))
}

interface Page {
  marks: BulkMark[]
  misses: BulkMiss[]
}
/** Marks and misses by who stood in the lesson. */
function pagesOf(
  { life }: JournalOptions,
  marks: readonly DrawnMark[],
  misses: readonly DrawnMiss[],
  workIds: ReadonlyMap<Work, number>,
  kinds: ReadonlyMap<string, number>,
): Map<number, Page> {
  const pages = new Map<number, Page>()
  const page = (teacher: number): Page => {
    const own = pages.get(teacher) ?? { marks: [], misses: [] }
    pages.set(teacher, own)
    return own
  }
  const idOf = (student: number) => life.students[student]?.id ?? 0
  for (const { lesson, student, code, minutes, reason } of misses)
    page(lesson.teacherId).misses.push({ lesson_id: lesson.id, student_id: idOf(student), kind_id: kinds.get(code) ?? 0, minutes, reason })
  for (const { lesson, student, work, value, comment } of marks)
    page(lesson.teacherId).marks.push({
      ...{ lesson_id: lesson.id, student_id: idOf(student), type: work?.kind ?? 'fo', value, comment },
      work_id: work ? (workIds.get(work) ?? null) : null,
    })
  return pages
}

/** Every teacher's marks and misses, by the journal's own rules. @throws where the rules refuse one */
export async function writeMarks(
  db: Kysely<DB>,
  options: JournalOptions,
  marks: readonly DrawnMark[],
  misses: readonly DrawnMiss[],
  workIds: ReadonlyMap<Work, number>,
): Promise<void> {
  const pages = pagesOf(options, marks, misses, workIds, await kindIds(db))
  await inParallel([...pages], async ([teacher, page]) => {
    const { refused } = await db
      .transaction()
      .execute((trx) => saveMarksInBulk(trx, markerOf(options, teacher), page, options))
    const [first] = refused
    if (first) throw new Error(`The journal refuses ${refused.length} of the demonstration: ${first.what} ${first.reason}`)
  })
}

const closesWith = ({ mode }: Group, quarter: number): boolean => {
  const period = modeRules[mode].result?.period
  return period === 'quarter' || (period === 'half-a-year' && quarter % 2 === 0)
}

/** Results of the quarters that are over, as each group's teacher closes them. */
export async function closeQuarters(db: Kysely<DB>, options: JournalOptions): Promise<void> {
  const { life, today } = options
  for (const { number, end_date } of life.quarters) {
    if (end_date >= today) continue
    const closing = life.groups.filter((group) => closesWith(group, number))
    const groups = Map.groupBy(closing, ({ lessons }) => lessons.findLast(({ date }) => date <= end_date)?.teacherId ?? 0)
    await inParallel([...groups], async ([teacher, own]) => {
      const groupIds = own.map(({ id }) => id)
      await db.transaction().execute((trx) => closeResultsInBulk(trx, markerOf(options, teacher), { groupIds, quarter: number }, { today }))
    })
  }
}

const raisedShare = 0.004
const reasons = ['Призёр областной олимпиады, решение педагогического совета', 'Учтена защита проекта', 'Учтены успехи в конце четверти']

/** A few results stand a grade higher than recommended, each with the reason its teacher gave. */
export async function raiseSomeResults(db: Kysely<DB>, { life }: JournalOptions): Promise<void> {
  const rows = await db
    .selectFrom('journal.period_result')
    .select(['id', 'value'])
    .where('type', '=', 'quarter_score')
    .where('value', 'in', [3, 4])
    .orderBy('student_id')
    .orderBy('course_id')
    .orderBy('quarter_id')
    .execute()
  const chance = random(life.seed, 'raised results')
  const raised = rows.flatMap(({ id, value }) =>
    chance.chance(raisedShare) ? [{ id, value: (value ?? 0) + 1, reason: chance.pick(reasons), version: 2 }] : [],
  )
  await updateRows(db, 'journal.period_result', raised)
}
