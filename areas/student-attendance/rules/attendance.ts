import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'

type Kind = Pick<MissKind, 'counts_as_missed' | 'takes_minutes'> & { id: number }
interface PastLesson {
  id: number
  date: CalendarDate
  status: string
}
interface Member {
  id: number
  periods: readonly { from: CalendarDate; to: CalendarDate | null }[]
}
interface LessonMiss {
  lesson_id: number
  student_id: number
  kind_id: number
  minutes: number | null
}
export interface Attended {
  lessons: readonly PastLesson[]
  students: readonly Member[]
  misses: readonly LessonMiss[]
  kinds: readonly Kind[]
}

/** How one student attended: lessons held while a member, misses by kind, lessons that count as missed, minutes late. */
export interface Attendance {
  student_id: number
  lessons: number
  by_kind: ReadonlyMap<number, number>
  missed: number
  minutes: number
}

/** Lessons that have been: those of today count, cancelled ones do not. */
export const pastLessons = <L extends PastLesson>(lessons: readonly L[], today: CalendarDate): L[] =>
  lessons.filter(({ date, status }) => date <= today && status !== 'cancelled')

const isMember = ({ periods }: Member, date: CalendarDate): boolean =>
  periods.some(({ from, to }) => from <= date && (to === null || date <= to))

/** Attendance of each student over the lessons given, in the order of students. */
export function attendanceOf({ lessons, students, misses, kinds }: Attended): Attendance[] {
  const given = new Set(lessons.map(({ id }) => id))
  const byStudent = Map.groupBy(
    misses.filter(({ lesson_id }) => given.has(lesson_id)),
    ({ student_id }) => student_id,
  )
  const counting = new Set(kinds.flatMap((kind) => (kind.counts_as_missed ? [kind.id] : [])))
  return students.map((student) => {
    const own = byStudent.get(student.id) ?? []
    const byKind = Map.groupBy(own, ({ kind_id }) => kind_id)
    return {
      student_id: student.id,
      lessons: lessons.filter(({ date }) => isMember(student, date)).length,
      by_kind: new Map([...byKind].map(([kind, some]) => [kind, some.length])),
      missed: own.filter(({ kind_id }) => counting.has(kind_id)).length,
      minutes: own.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    }
  })
}

/** All students together. */
export function attendanceTotal(rows: readonly Attendance[], kinds: readonly Kind[]): Omit<Attendance, 'student_id'> {
  const sum = (of: (row: Attendance) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    lessons: sum(({ lessons }) => lessons),
    by_kind: new Map(kinds.map(({ id }) => [id, sum(({ by_kind }) => by_kind.get(id) ?? 0)])),
    missed: sum(({ missed }) => missed),
    minutes: sum(({ minutes }) => minutes),
  }
}

/** Lessons attended of those held, in whole percent, rounded half up; null where none was held. */
export const attendedPercent = ({ lessons, missed }: Pick<Attendance, 'lessons' | 'missed'>): number | null =>
  lessons === 0 ? null : Math.floor((200 * (lessons - missed) + lessons) / (2 * lessons))
