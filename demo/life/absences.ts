import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import type { SchoolLife } from './school-life.ts'

/** A range of days in which a student is away for one cause; `until` is the first day back. */
export interface Away {
  code: 'ill' | 'excused' | 'remote'
  reason: string | null
  from: CalendarDate
  until: CalendarDate
}

/** What a student tends to: factors on the school's average. */
export interface Tendency {
  illness: number
  truancy: number
  lateness: number
  /** Freed from physical education the whole year. */
  exempt: boolean
  /** Weeks away in a row. */
  longAbsence: Away | null
}

const truancies = [
  [0.4, 86],
  [3, 12],
  [14, 2],
] as const
const exemptShare = 0.008
const longAbsenceShare = 0.003
const longAbsenceDays = 45

export function drawTendency({ seed, quarters, today }: SchoolLife, student: number): Tendency {
  const chance = random(seed, 'tendency', student)
  const from = addDays(quarters[0]?.start_date ?? today, chance.whole(3, 20))
  const sanatorium: Away = {
    code: 'ill',
    reason: 'Санаторное лечение, справка',
    from,
    until: addDays(from, longAbsenceDays),
  }
  return {
    illness: Math.exp(0.5 * chance.normal()),
    truancy: chance.weighted(truancies),
    lateness: Math.exp(0.8 * chance.normal()),
    exempt: chance.chance(exemptShare),
    longAbsence: chance.chance(longAbsenceShare) ? sanatorium : null,
  }
}

const perDay = { illness: 0.0042, excused: 0.0035 }
const illnesses = ['ОРВИ, справка', 'ОРВИ', 'Грипп, справка', 'Ангина, справка', null, null, null]
const excuses = [
  'Семейные обстоятельства, заявление родителей',
  'Приём у врача, справка',
  'Олимпиада по предмету',
  'Районные соревнования',
  'Участие в конкурсе, приказ по школе',
  'Поездка, заявление родителей',
]
const daysExcused = [
  [1, 75],
  [2, 15],
  [4, 10],
] as const

/** Whether an absence begins on a day; `wave` is how many times the usual number falls ill on it. */
export function beginAway(chance: Random, tendency: Tendency, from: CalendarDate, wave: number): Away | null {
  if (chance.chance(perDay.illness * tendency.illness * wave))
    return { code: 'ill', reason: chance.pick(illnesses), from, until: addDays(from, chance.whole(3, 9)) }
  if (chance.chance(perDay.excused))
    return { code: 'excused', reason: chance.pick(excuses), from, until: addDays(from, chance.weighted(daysExcused)) }
  return null
}

const maxParallelOfQuarantine = 6
/** Classes in a quarantine at the autumn wave, one in so many. */
const classesPerQuarantine = 12
const quarantineDays = 5

/** Classes that learn at home for a week of the second quarter, by class. */
export function drawQuarantines({ seed, students, quarters, today }: SchoolLife): Map<number, Away> {
  const young = students.filter(({ parallel }) => parallel <= maxParallelOfQuarantine)
  const classes = [...new Set(young.map(({ classId }) => classId))]
  const chance = random(seed, 'quarantine')
  const count = Math.max(1, Math.round(classes.length / classesPerQuarantine))
  const second = mondayOf(quarters[1]?.start_date ?? today)
  return new Map(
    chance
      .shuffled(classes)
      .slice(0, count)
      .map((classId) => {
        const from = addDays(second, 7 * chance.whole(0, 1))
        return [classId, { code: 'remote', reason: 'Карантин в классе', from, until: addDays(from, quarantineDays) }]
      }),
  )
}
