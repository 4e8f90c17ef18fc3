import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { saveMarksInBulk } from '#areas/journal/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { random } from '#platform/server/demonstration/random.ts'
import type { DrawnLife } from '../life/draw-life.ts'
import type { Group, Quarter, SchoolLife } from '../life/school-life.ts'
import type { Work } from '../life/works.ts'

type BulkSave = Parameters<typeof saveMarksInBulk>
type Marker = BulkSave[1]
type BulkMark = BulkSave[2]['marks'][number]
type BulkMiss = BulkSave[2]['misses'][number]

/** What one person wrote into the journals. */
export interface PageJob {
  kind: 'page'
  marker: Marker
  marks: BulkMark[]
  misses: BulkMiss[]
  today: CalendarDate
  timeZone: string
}
/** A teacher closes a quarter of some groups and raises a result here and there. */
export interface ClosingJob {
  kind: 'closing'
  marker: Marker
  groupIds: number[]
  quarter: number
  today: CalendarDate
  /** When the teacher did it: local time with the name of its zone. */
  setAt: string
  seed: number
}

export interface JournalOptions {
  life: SchoolLife
  accounts: ReadonlyMap<number, number>
  /** Ids of works and of kinds of misses. */
  workIds: ReadonlyMap<Work, number>
  kindIds: ReadonlyMap<string, number>
  timeZone: string
}

export async function readKindIds(db: Database): Promise<Map<string, number>> {
  const kinds = await db.selectFrom('miss_kinds.miss_kind').select(['id', 'code']).execute()
  return new Map(kinds.map(({ id, code }) => [code, id]))
}

const markerOf = ({ accounts }: JournalOptions, personId: number): Marker => ({
  personId,
  accountId: accounts.get(personId) ?? null,
})

/** Rows of a page; a transaction that takes longer would hold up who works in the same journal. */
const maxRows = 600

/** Marks and misses by who stood in the lesson, in small pages: of the newest quarter, and of those before. */
export function journalPages(
  options: JournalOptions,
  { marks, misses }: DrawnLife,
): { newest: PageJob[]; older: PageJob[] } {
  const { life, workIds, kindIds, timeZone } = options
  const newest = life.quarters.findLast(({ start_date }) => start_date <= life.today)?.start_date ?? ''
  const pages = { newest: new Map<number, PageJob[]>(), older: new Map<number, PageJob[]>() }
  const pageFor = ({ date, teacherId }: { date: CalendarDate; teacherId: number }): PageJob => {
    const part = date >= newest ? pages.newest : pages.older
    const own = part.get(teacherId) ?? []
    part.set(teacherId, own)
    const last = own.at(-1)
    if (last && last.marks.length + last.misses.length < maxRows) return last
    const marker = markerOf(options, teacherId)
    const page: PageJob = { kind: 'page', marker, marks: [], misses: [], today: life.today, timeZone }
    own.push(page)
    return page
  }
  const idOf = (student: number) => life.students[student]?.id ?? 0
  for (const { lesson, student, code, minutes, reason } of misses)
    pageFor(lesson).misses.push({
      lesson_id: lesson.id,
      student_id: idOf(student),
      kind_id: kindIds.get(code) ?? 0,
      minutes,
      reason,
    })
  for (const { lesson, student, work, value, comment } of marks)
    pageFor(lesson).marks.push({
      lesson_id: lesson.id,
      student_id: idOf(student),
      type: work?.kind ?? 'fo',
      value,
      comment,
      work_id: work ? (workIds.get(work) ?? null) : null,
    })
  return { newest: [...pages.newest.values()].flat(), older: [...pages.older.values()].flat() }
}

function closesWith({ mode }: Group, quarter: number): boolean {
  const period = modeRules[mode].result?.period
  return period === 'quarter' || (period === 'half-a-year' && quarter % 2 === 0)
}

/** The evening of the last day with lessons before a quarter closes: all its marks stand by then. */
function closingMoment(
  { life, timeZone }: JournalOptions,
  { number, closes_on }: Quarter,
  teacher: number,
  groups: readonly Group[],
): string {
  const isWritten = (date: CalendarDate) => date <= closes_on && date < life.today
  const days = groups.map(({ lessons }) => lessons.findLast(({ date }) => isWritten(date))?.date ?? '')
  const minute = random(life.seed, 'closed', number, teacher).whole(0, 59)
  return `${days.toSorted().at(-1)} 20:${String(minute).padStart(2, '0')} ${timeZone}`
}

/** The quarters that are over, each closed by the teachers who had the groups at its end. */
export function closings(options: JournalOptions): ClosingJob[] {
  const { life } = options
  const { today, seed } = life
  return life.quarters
    .filter(({ end_date }) => end_date < today)
    .flatMap((quarter) => {
      const { number, end_date } = quarter
      const closing = life.groups.filter((group) => closesWith(group, number))
      const byTeacher = Map.groupBy(
        closing,
        ({ lessons }) => lessons.findLast(({ date }) => date <= end_date)?.teacherId ?? 0,
      )
      return [...byTeacher].map(([teacher, groups]): ClosingJob => {
        const groupIds = groups.map(({ id }) => id)
        const setAt = closingMoment(options, quarter, teacher, groups)
        return { kind: 'closing', marker: markerOf(options, teacher), groupIds, quarter: number, today, setAt, seed }
      })
    })
}
