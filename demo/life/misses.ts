import { addDays, daysBetween, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '../random.ts'
import { cell, isHeld, isThere, type Group, type Lesson, type SchoolLife } from './school-life.ts'

export type MissCode = 'absent' | 'excused' | 'ill' | 'late' | 'remote' | 'exempt'
export interface DrawnMiss {
  lesson: Lesson
  student: number
  code: MissCode
  minutes: number | null
  reason: string | null
}
export interface Misses {
  list: DrawnMiss[]
  /** What stands in a cell: misses that let no mark in, and those that do. */
  codes: Map<number, MissCode>
}

/** What a student tends to: factors on the school's average. */
interface Tendency {
  illness: number
  truancy: number
  lateness: number
  /** Freed from physical education the whole year. */
  exempt: boolean
  /** Weeks away in a row, in a sanatorium or at home. */
  longAbsence: { from: CalendarDate; until: CalendarDate } | null
}

const perDay = { illness: 0.0042, excused: 0.0035 }
const perLesson = { truancy: 0.0022 }
const perFirstLesson = { lateness: 0.006 }
const exemptShare = 0.008
const longAbsenceShare = 0.003
const longAbsenceDays = 45
/** Days of the year (month and day) on which a wave of colds is highest, and how high above the usual. */
const waves = [
  { peak: '09-28', height: 1.6 },
  { peak: '11-14', height: 2.4 },
  { peak: '01-27', height: 2.6 },
  { peak: '03-06', height: 1.4 },
]
const waveDays = 8
const excuses = [
  'Семейные обстоятельства, заявление родителей',
  'Приём у врача, справка',
  'Олимпиада по предмету',
  'Районные соревнования',
  'Участие в конкурсе, приказ по школе',
  'Поездка, заявление родителей',
]
const illnesses = ['ОРВИ, справка', 'ОРВИ', 'Грипп, справка', 'Ангина, справка', null, null, null]
const physicalEducation = 'Физическая культура'
const quarantineLength = 5
/** Classes in a quarantine at the autumn wave, one in so many. */
const classesPerQuarantine = 24

const bell = (days: number, width: number) => Math.exp(-((days / width) ** 2))

/** How many times the usual number falls ill on a day. */
function waveOn(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  return waves.reduce((sum, { peak, height }) => {
    const near = Math.min(...[year - 1, year, year + 1].map((one) => Math.abs(daysBetween(`${one}-${peak}`, date))))
    return sum + height * bell(near, waveDays)
  }, 1)
}

function drawTendency({ seed, quarters, today }: SchoolLife, student: number): Tendency {
  const chance = random(seed, 'tendency', student)
  const heavy = chance.weighted([
    [0.4, 86],
    [3, 12],
    [14, 2],
  ])
  const start = quarters[0]?.start_date ?? today
  const from = addDays(start, chance.whole(3, 20))
  return {
    illness: Math.exp(0.5 * chance.normal()),
    truancy: heavy,
    lateness: Math.exp(0.8 * chance.normal()),
    exempt: chance.chance(exemptShare),
    longAbsence: chance.chance(longAbsenceShare) ? { from, until: addDays(from, longAbsenceDays) } : null,
  }
}

/** A stretch of days in which a student is away for one cause. */
interface Away {
  code: 'ill' | 'excused' | 'remote'
  reason: string | null
  until: CalendarDate
}

interface DayAtSchool {
  date: CalendarDate
  lessons: { lesson: Lesson; group: Group }[]
}

/** Held lessons of each student, day by day. */
function daysOf(life: SchoolLife): DayAtSchool[][] {
  const days = life.students.map(() => new Map<CalendarDate, DayAtSchool>())
  for (const group of life.groups)
    for (const lesson of group.lessons) {
      if (!isHeld(life, lesson)) continue
      for (const member of group.members) {
        if (!isThere(member, lesson.date)) continue
        const own = days[member.student]
        const day = own?.get(lesson.date)
        if (day) day.lessons.push({ lesson, group })
        else own?.set(lesson.date, { date: lesson.date, lessons: [{ lesson, group }] })
      }
    }
  return days.map((own) =>
    [...own.values()]
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, lessons }) => ({ date, lessons: lessons.toSorted((a, b) => a.lesson.slot - b.lesson.slot) })),
  )
}

function beginsAway(chance: Random, tendency: Tendency, date: CalendarDate, wave: number): Away | null {
  if (chance.chance(perDay.illness * tendency.illness * wave))
    return { code: 'ill', reason: chance.pick(illnesses), until: addDays(date, chance.whole(3, 9)) }
  if (chance.chance(perDay.excused))
    return { code: 'excused', reason: chance.pick(excuses), until: addDays(date, chance.weighted([[1, 75], [2, 15], [4, 10]])) }
  return null
}

/** Misses of a day on which the student came: late, slipped away, freed from physical education. */
function smallMisses(chance: Random, tendency: Tendency, { lessons }: DayAtSchool, wasIll: boolean): DrawnMissWithout[] {
  return lessons.flatMap(({ lesson, group }, order): DrawnMissWithout[] => {
    const isEdge = order === 0 || order === lessons.length - 1
    if (chance.chance(perLesson.truancy * tendency.truancy * (isEdge ? 2 : 0.7)))
      return [{ lesson, code: 'absent', minutes: null, reason: null }]
    if (group.course === physicalEducation && (tendency.exempt || wasIll))
      return [{ lesson, code: 'exempt', minutes: null, reason: tendency.exempt ? 'Справка на учебный год' : 'После болезни, справка' }]
    if (order === 0 && chance.chance(perFirstLesson.lateness * tendency.lateness))
      return [{ lesson, code: 'late', minutes: chance.whole(2, 20), reason: null }]
    return []
  })
}
type DrawnMissWithout = Omit<DrawnMiss, 'student'>

const exemptAfterIllness = 0.35
const exemptDays = 8

/** What the students of one day have in common. */
interface Season {
  wave: (date: CalendarDate) => number
  /** A week in which the student's class learns at home. */
  quarantine: Quarantine | null
}
type Quarantine = Away & { from: CalendarDate }

function missesOfStudent(life: SchoolLife, student: number, days: readonly DayAtSchool[], { wave, quarantine }: Season): DrawnMissWithout[] {
  const chance = random(life.seed, 'misses', student)
  const tendency = drawTendency(life, student)
  let away: Away | null = null
  let exemptUntil: CalendarDate = ''
  return days.flatMap((day): DrawnMissWithout[] => {
    const { longAbsence } = tendency
    const isLong = longAbsence !== null && longAbsence.from <= day.date && day.date < longAbsence.until
    if (away !== null && away.until <= day.date) {
      if (away.code === 'ill' && chance.chance(exemptAfterIllness)) exemptUntil = addDays(away.until, exemptDays)
      away = null
    }
    if (isLong) away = { code: 'ill', reason: 'Санаторное лечение, справка', until: longAbsence.until }
    else if (quarantine !== null && quarantine.from <= day.date && day.date < quarantine.until) away = quarantine
    else away ??= beginsAway(chance, tendency, day.date, wave(day.date))
    if (away === null) return smallMisses(chance, tendency, day, day.date < exemptUntil)
    const { code, reason } = away
    return day.lessons.map(({ lesson }) => ({ lesson, code, minutes: null, reason }))
  })
}

/** Classes that learnt at home for a week at the autumn wave, by class. */
function drawQuarantines({ seed, students, quarters, today }: SchoolLife): Map<number, Quarantine> {
  const classes = [...new Set(students.filter(({ parallel }) => parallel <= 6).map(({ classId }) => classId))]
  const chance = random(seed, 'quarantine')
  const count = Math.max(1, Math.round((classes.length * 2) / classesPerQuarantine))
  const second = quarters[1]?.start_date ?? today
  return new Map(
    chance.shuffled(classes).slice(0, count).map((classId) => {
      let from = addDays(second, 7 * chance.whole(0, 1))
      while (weekdayOf(from) !== 'mon') from = addDays(from, 1)
      return [classId, { code: 'remote', reason: 'Карантин в классе', from, until: addDays(from, quarantineLength) }] as const
    }),
  )
}

/** Misses of everybody up to today: colds in waves, excuses, truancy of a few, lateness, freed from physical education. */
export function drawMisses(life: SchoolLife): Misses {
  const days = daysOf(life)
  const quarantines = drawQuarantines(life)
  const waveOfDay = new Map<CalendarDate, number>()
  const wave = (date: CalendarDate) => {
    const known = waveOfDay.get(date) ?? waveOn(date)
    waveOfDay.set(date, known)
    return known
  }
  const list = life.students.flatMap(({ index, classId }) =>
    missesOfStudent(life, index, days[index] ?? [], { wave, quarantine: quarantines.get(classId) ?? null }).map((miss) => ({
      ...miss,
      student: index,
    })),
  )
  return { list, codes: new Map(list.map(({ lesson, student, code }) => [cell(lesson.id, student), code])) }
}
