import type { JournalGrid, Miss, Score, Work } from '#areas/journal/contract/journal.ts'
import type { JournalLesson } from '#areas/journal/server/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { SheetResult, StudentCourse } from '#areas/results/server/index.ts'
import { readCourseGroup, type CallContext, type CourseGroup } from '#areas/summary-sheet/server/index.ts'
import { dayOfPeriod } from '#areas/summary-sheet/rules/sheet-period.ts'
import { isWithin } from '#platform/contract/calendar-date.ts'
import { journalPeriod, type JournalPeriod, type JournalPeriodQuery } from '../../rules/journal-period.ts'
import { readCourse } from './read-course.ts'
import { readWholeJournal } from './read-whole.ts'

/** A student of the journal; `periods` are those of membership. */
export interface JournalStudent {
  id: number
  full_name: string
  periods: JournalGrid['students'][number]['periods']
  /** Marks of the period from other groups of the course count too and have no column. */
  hasMarksElsewhere: boolean
  course: StudentCourse<SheetResult> | null
}
/** A planned СОР or СОЧ with the lesson of the journal it is written in. */
export type JournalWork = Work & { lesson: JournalLesson | null }

/** What of a journal stands in a file. */
export interface ClassJournal {
  group: Pick<JournalGrid['group'], 'id' | 'title' | 'course' | 'classes' | 'teachers'>
  /** «2026–2027» */
  year: string
  period: JournalPeriod
  /** What the rules ask about the group. */
  rules: CourseGroup
  kinds: MissKind[]
  /** Those of the period which took place, will, or bear marks, in the order of days; `number` counts through the year. */
  lessons: (JournalLesson & { number: number })[]
  works: JournalWork[]
  students: JournalStudent[]
  scores: Score[]
  misses: Miss[]
}

type Found = Pick<ClassJournal, 'lessons' | 'works' | 'scores' | 'misses'>

/** Lessons with a column: what was cancelled has none unless it bears marks. */
function shownLessons(all: readonly JournalLesson[], marked: ReadonlySet<number>, { start, end }: JournalPeriod) {
  return all
    .filter(({ id, status }) => status !== 'cancelled' || marked.has(id))
    .map((lesson, index) => ({ ...lesson, number: index + 1 }))
    .filter(({ date }) => isWithin(date, start, end))
}

function shownWorks(works: readonly Work[], all: readonly JournalLesson[], period: JournalPeriod): JournalWork[] {
  const byId = new Map(all.map((lesson) => [lesson.id, lesson]))
  const placed = works.map((work) => ({ ...work, lesson: byId.get(work.lesson_id ?? 0) ?? null }))
  if (period.kind === 'year') return placed
  return placed.filter(({ quarter_id, lesson }) =>
    period.quarter ? quarter_id === period.quarter.id : lesson && isWithin(lesson.date, period.start, period.end),
  )
}

/** In the order of their quarters. */
const inOrder = (works: readonly Work[], quarters: readonly { id: number }[]) =>
  quarters.flatMap(({ id }) => works.filter(({ quarter_id }) => quarter_id === id))

/** What stands in the period of all that is in the journal of the year. */
function within(
  period: JournalPeriod,
  all: { lessons: JournalLesson[]; works: Work[]; scores: Score[]; misses: Miss[] },
): Found {
  const marked = new Set([...all.scores, ...all.misses].map(({ lesson_id }) => lesson_id))
  const lessons = shownLessons(all.lessons, marked, period)
  const works = shownWorks(all.works, all.lessons, period)
  const [ofLessons, ofWorks] = [new Set(lessons.map(({ id }) => id)), new Set(works.map(({ id }) => id))]
  return {
    lessons,
    works,
    scores: all.scores.filter(({ lesson_id, work_id }) =>
      work_id === null ? ofLessons.has(lesson_id) : ofWorks.has(work_id),
    ),
    misses: all.misses.filter(({ lesson_id }) => ofLessons.has(lesson_id)),
  }
}

const yearOf = (first: string, last: string) => `${first.slice(0, 4)}–${last.slice(0, 4)}`

/**
 * A journal as its files show it, in some four statements; null where there is no such journal for the caller, or no such
 * period in its year.
 */
export async function readClassJournal(
  { db, caller, today }: CallContext,
  groupId: number,
  query: JournalPeriodQuery,
): Promise<ClassJournal | null> {
  const whole = await readWholeJournal(db, caller, groupId, today)
  if (!whole) return null
  const { header, lessons, students: listed, elsewhere, scores, misses } = whole
  const { quarters, works, miss_kinds, group } = header
  const period = journalPeriod(
    query,
    quarters,
    lessons.map(({ date }) => date),
  )
  if (!period) return null
  const day = dayOfPeriod({ start_date: period.start, end_date: period.end }, today)
  const rules = await readCourseGroup(db, groupId, day)
  if (!rules) return null
  const course = await readCourse(db, rules, { lessons, works, scores }, today)
  const courses = new Map(course.students.map((one) => [one.studentId, one]))
  const found = within(period, { lessons, works: inOrder(works, quarters), scores, misses })
  const marked = new Set([...found.scores, ...found.misses].map(({ student_id }) => student_id))
  const counts = (quarter: number) => period.kind === 'year' || period.quarter?.id === quarter
  const students = listed
    .filter(
      ({ id, periods }) =>
        marked.has(id) || periods.some(({ from, to }) => from <= period.end && (to === null || to >= period.start)),
    )
    .map(({ id, full_name, periods }) => ({
      id,
      full_name,
      periods,
      hasMarksElsewhere: elsewhere.some(({ student_id, quarter_id }) => student_id === id && counts(quarter_id)),
      course: courses.get(id) ?? null,
    }))
  const { id, title, course: subject, classes, teachers } = group
  return {
    group: {
      id,
      title,
      course: subject,
      classes,
      teachers: course.group.teachers.length > 0 ? course.group.teachers : teachers,
    },
    year: yearOf(quarters[0]?.start_date ?? period.start, quarters.at(-1)?.end_date ?? period.end),
    period,
    rules: course.group,
    kinds: miss_kinds,
    students,
    ...found,
  }
}
