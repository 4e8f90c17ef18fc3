import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { saveMarksInBulk } from '#areas/journal/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { random } from '../random.ts'
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
export type Job = PageJob | ClosingJob

export interface JournalOptions {
  life: SchoolLife
  accounts: ReadonlyMap<number, number>
  /** Ids of works and of kinds of misses. */
  workIds: ReadonlyMap<Work, number>
  kindIds: ReadonlyMap<string, number>
  timeZone: string
}

export async function readKindIds(db: Database): Promise<Map<string, number>> {
  const kinds = await db.selectFrom('journal.miss_kind').select(['id', 'code']).execute()
  return new Map(kinds.map(({ id, code }) => [code, id]))
}

const markerOf = ({ accounts }: JournalOptions, personId: number): Marker => ({
  personId,
  accountId: accounts.get(personId) ?? null,
})

/** The quarter that goes on, or the one just over: what is opened first. */
const newestQuarter = ({ quarters, today }: SchoolLife): Quarter | undefined =>
  quarters.findLast(({ start_date }) => start_date <= today)

/** Rows of a page; a block that takes longer would hold up other requests. */
const mostRows = 600

/**
 * Marks and misses by who stood in the lesson: `now` those of the newest quarter, which must be there before anybody
 * works in it, `later` those of the quarters before, in small pages.
 */
export function journalPages(
  options: JournalOptions,
  { marks, misses }: DrawnLife,
): { now: PageJob[]; later: PageJob[] } {
  const { life, workIds, kindIds, timeZone } = options
  const newest = newestQuarter(life)?.start_date ?? ''
  const jobs = { now: new Map<number, PageJob[]>(), later: new Map<number, PageJob[]>() }
  const pageFor = ({ date, teacherId }: { date: CalendarDate; teacherId: number }): PageJob => {
    const [own, most] = date >= newest ? ([jobs.now, Infinity] as const) : ([jobs.later, mostRows] as const)
    const pages = own.get(teacherId) ?? []
    own.set(teacherId, pages)
    const last = pages.at(-1)
    if (last && last.marks.length + last.misses.length < most) return last
    const page: PageJob = {
      kind: 'page',
      marker: markerOf(options, teacherId),
      marks: [],
      misses: [],
      today: life.today,
      timeZone,
    }
    pages.push(page)
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
  return { now: [...jobs.now.values()].flat(), later: [...jobs.later.values()].flat() }
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
