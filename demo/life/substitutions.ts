import { addDays, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import type { Lesson, SchoolLife } from './school-life.ts'

export interface Substitution {
  lesson: Lesson
  absent: number
  /** Who stands in; null where the lesson is cancelled. */
  substitute: number | null
}
export interface SubstitutionOptions {
  life: SchoolLife
  /** Departments of teachers: a colleague of the same one stands in. */
  cathedraOf: (teacher: number) => string
  /** Who stands in for a colleague today, where it can be. */
  coveredToday: number
}

const daysAhead = 2
/** Teacher-days lost a week, of a hundred teachers. */
const absencesAWeek = 4
const cancelled = 0.08
/** Lessons of a day, own and taken over; and in the shifts of one's own lessons only. */
export const maxLessonsADay = 7

const slotOf = ({ date, shift, slot }: Lesson) => `${date} ${shift} ${slot}`

/** Lessons by teacher and day, who is busy when, and how many lessons were taken over. */
interface Days {
  byTeacher: Map<string, Lesson[]>
  busy: Set<string>
  takenOver: Map<string, number>
  teachers: number[]
}
function readDays({ groups }: SchoolLife): Days {
  const lessons = groups.flatMap((group) => group.lessons)
  return {
    byTeacher: Map.groupBy(lessons, ({ teacherId, date }) => `${teacherId} ${date}`),
    busy: new Set(lessons.map((lesson) => `${lesson.teacherId} ${slotOf(lesson)}`)),
    takenOver: new Map(),
    teachers: [...new Set(lessons.map(({ teacherId }) => teacherId))].toSorted((a, b) => a - b),
  }
}

/** A free teacher who is at school in that shift anyway, with a day that is not full. */
function canTake({ byTeacher, busy, takenOver }: Days, teacher: number, lesson: Lesson): boolean {
  const day = `${teacher} ${lesson.date}`
  const own = byTeacher.get(day) ?? []
  return (
    own.some(({ shift }) => shift === lesson.shift) &&
    own.length + (takenOver.get(day) ?? 0) < maxLessonsADay &&
    !busy.has(`${teacher} ${slotOf(lesson)}`)
  )
}

interface Absence {
  absent: number
  date: CalendarDate
  /** Teachers away, by day. */
  away: ReadonlySet<string>
}
function coverDay(chance: Random, days: Days, options: SubstitutionOptions, { absent, date, away }: Absence) {
  const { cathedraOf, coveredToday, life } = options
  const { byTeacher, busy, takenOver, teachers } = days
  return (byTeacher.get(`${absent} ${date}`) ?? []).map((lesson): Substitution => {
    const colleagues = teachers.filter(
      (teacher) =>
        !away.has(`${teacher} ${date}`) && cathedraOf(teacher) === cathedraOf(absent) && canTake(days, teacher, lesson),
    )
    const isRequested = date === life.today && colleagues.includes(coveredToday)
    const someone = colleagues.length > 0 && !chance.chance(cancelled) ? chance.pick(colleagues) : null
    const substitute = isRequested ? coveredToday : someone
    if (substitute !== null) {
      const day = `${substitute} ${date}`
      busy.add(`${substitute} ${slotOf(lesson)}`)
      takenOver.set(day, (takenOver.get(day) ?? 0) + 1)
    }
    return { lesson, absent, substitute }
  })
}

/** Who is away today, so that the one asked can stand in: a colleague who teaches while they are free. */
function absentToday(days: Days, { life, cathedraOf, coveredToday }: SubstitutionOptions): number | undefined {
  const { today } = life
  if (!days.byTeacher.has(`${coveredToday} ${today}`)) return undefined
  return days.teachers.find(
    (teacher) =>
      teacher !== coveredToday &&
      cathedraOf(teacher) === cathedraOf(coveredToday) &&
      (days.byTeacher.get(`${teacher} ${today}`) ?? []).some((lesson) => canTake(days, coveredToday, lesson)),
  )
}

/** Replaced and cancelled lessons from the first week to the day after tomorrow; the lessons themselves are changed too. */
export function drawSubstitutions(options: SubstitutionOptions): Substitution[] {
  const { life } = options
  const start = life.quarters[0]?.start_date ?? life.today
  const end = addDays(life.today, daysAhead)
  const days = readDays(life)
  const chance = random(life.seed, 'substitutions')
  const away = new Set<string>()
  const cover = (absent: number, date: CalendarDate): Substitution[] => {
    const day = `${absent} ${date}`
    // who stands in for somebody that day is there
    if (absent === options.coveredToday || away.has(day) || days.takenOver.has(day)) return []
    away.add(day)
    return coverDay(chance, days, options, { absent, date, away })
  }
  const weeks = Math.ceil(Math.max(0, daysBetween(start, end)) / 7)
  const absences = Math.max(1, Math.round((absencesAWeek * days.teachers.length) / 100))
  const colleague = absentToday(days, options)
  const today = colleague === undefined ? [] : cover(colleague, life.today)
  const drawn = Array.from({ length: weeks * absences }, (_, order) => {
    const date = addDays(start, Math.floor(order / absences) * 7 + chance.whole(0, 6))
    return date <= end ? cover(chance.pick(days.teachers), date) : []
  })
  const all = [...today, ...drawn.flat()]
  for (const { lesson, substitute } of all) {
    lesson.isCancelled = substitute === null
    lesson.teacherId = substitute ?? lesson.teacherId
  }
  return all
}
