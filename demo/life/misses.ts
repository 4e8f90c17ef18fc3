import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { beginAway, drawQuarantines, drawTendency, type Away, type Tendency } from './absences.ts'
import { cell, type Lesson, type SchoolLife } from './school-life.ts'
import { daysOfStudents, type StudentDay } from './student-days.ts'
import { openWaves } from './waves.ts'

export type MissCode = 'absent' | 'excused' | 'ill' | 'late' | 'remote' | 'exempt'
interface LessonMiss {
  lesson: Lesson
  code: MissCode
  minutes: number | null
  reason: string | null
}
export interface DrawnMiss extends LessonMiss {
  student: number
}
export interface Misses {
  list: DrawnMiss[]
  /** What stands in a cell: misses that let no mark in, and those that do. */
  codes: Map<number, MissCode>
}

const perLesson = { truancy: 0.0022, lateness: 0.006 }
/** One slips away before the first or the last lesson rather than in between. */
const truancyAt = { edge: 2, middle: 0.7 }
const maxMinutesLate = 20
const physicalEducation = 'Физическая культура'
const exemptAfterIllness = 0.35
const exemptDays = 8

const miss = (lesson: Lesson, code: MissCode, reason: string | null = null, minutes: number | null = null) => ({
  lesson,
  code,
  reason,
  minutes,
})

/** Misses of a day on which the student came: late, slipped away, freed from physical education. */
function smallMisses(chance: Random, tendency: Tendency, { lessons }: StudentDay, wasIll: boolean): LessonMiss[] {
  return lessons.flatMap(({ lesson, group }, order): LessonMiss[] => {
    const isEdge = order === 0 || order === lessons.length - 1
    if (chance.chance(perLesson.truancy * tendency.truancy * (isEdge ? truancyAt.edge : truancyAt.middle)))
      return [miss(lesson, 'absent')]
    if (group.course === physicalEducation && (tendency.exempt || wasIll))
      return [miss(lesson, 'exempt', tendency.exempt ? 'Справка на учебный год' : 'После болезни, справка')]
    const isLate = order === 0 && chance.chance(perLesson.lateness * tendency.lateness)
    return isLate ? [miss(lesson, 'late', null, chance.whole(2, maxMinutesLate))] : []
  })
}

/** What a student's days depend on beside the student. */
interface Season {
  wave: (date: CalendarDate) => number
  /** A week in which the student's class learns at home. */
  quarantine: Away | null
}
const covers = (away: Away | null, date: CalendarDate): away is Away =>
  away !== null && away.from <= date && date < away.until

function missesOfStudent(life: SchoolLife, student: number, days: readonly StudentDay[], season: Season): LessonMiss[] {
  const chance = random(life.seed, 'misses', student)
  const tendency = drawTendency(life, student)
  let away: Away | null = null
  let exemptUntil: CalendarDate = ''
  return days.flatMap((day): LessonMiss[] => {
    if (away !== null && away.until <= day.date) {
      if (away.code === 'ill' && chance.chance(exemptAfterIllness)) exemptUntil = addDays(away.until, exemptDays)
      away = null
    }
    if (covers(tendency.longAbsence, day.date)) away = tendency.longAbsence
    else if (covers(season.quarantine, day.date)) away = season.quarantine
    else away ??= beginAway(chance, tendency, day.date, season.wave(day.date))
    if (away === null) return smallMisses(chance, tendency, day, day.date < exemptUntil)
    const { code, reason } = away
    return day.lessons.map(({ lesson }) => miss(lesson, code, reason))
  })
}

/** Misses of everybody up to today: colds in waves, excuses, truancy of a few, lateness, freed from physical education. */
export function drawMisses(life: SchoolLife): Misses {
  const days = daysOfStudents(life)
  const quarantines = drawQuarantines(life)
  const wave = openWaves()
  const list = life.students.flatMap(({ index, classId }) => {
    const season = { wave, quarantine: quarantines.get(classId) ?? null }
    return missesOfStudent(life, index, days[index] ?? [], season).map((one) => ({ ...one, student: index }))
  })
  return { list, codes: new Map(list.map(({ lesson, student, code }) => [cell(lesson.id, student), code])) }
}
