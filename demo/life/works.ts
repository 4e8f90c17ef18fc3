import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { roman } from '#platform/contract/roman.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { topicsOf } from '../topics/index.ts'
import type { Group, Lesson, Quarter, SchoolLife } from './school-life.ts'

/** A planned СОР or СОЧ of a group. */
export interface Work {
  group: Group
  quarter: Quarter
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
  lesson: Lesson
}

const minLessons = 5
/** The window in which СОЧ are written, in the class's study days before the last one. */
const sochDays = 10
const maxSochADay = 3
const maxSors = 3
const sorMaxima = [10, 12, 15, 20] as const
const sochMaxima = [20, 25, 30, 40] as const

function sorCount({ hours, mode }: Group): number {
  if (mode === 'six_months' || hours <= 1) return 1
  return hours <= 3 ? 2 : maxSors
}
const hasSoch = ({ mode }: Group, quarter: number) => mode === 'every_quarter' || quarter % 2 === 0

/** Days of СОЧ of a class, by date. */
type Burden = Map<string, number>

interface Plan {
  chance: Random
  quarter: Quarter
  /** Lessons of the quarter, by group; the groups of a class and subject go together. */
  lessons: Lesson[][]
  /** Study days of the class in the quarter, in order. */
  days: string[]
  burden: Burden
  maxima: Maxima
}

/** Places in the lesson lists where every group of the subject may write. */
const common = ({ lessons }: Plan): number[] => {
  const [first = []] = lessons
  return first.flatMap((_, place) => (lessons.every((own) => own[place]?.isCancelled === false) ? [place] : []))
}

/** A place among the last days but not the very last, on the day with the fewest СОЧ. */
function sochPlace({ chance, lessons, days, burden }: Plan, places: readonly number[]): number | null {
  const window = new Set(days.slice(-1 - sochDays, -1))
  const dateAt = (place: number) => lessons[0]?.[place]?.date ?? ''
  const fit = places.filter((place) => window.has(dateAt(place)) && (burden.get(dateAt(place)) ?? 0) < maxSochADay)
  const [best] = chance.shuffled(fit).toSorted((a, b) => (burden.get(dateAt(a)) ?? 0) - (burden.get(dateAt(b)) ?? 0))
  if (best === undefined) return null
  burden.set(dateAt(best), (burden.get(dateAt(best)) ?? 0) + 1)
  return best
}

/** Places of СОР spread over the quarter before its СОЧ, each on a day of its own. */
function sorPlaces({ chance, lessons }: Plan, places: readonly number[], count: number, soch: number | null): number[] {
  const dateAt = (place: number) => lessons[0]?.[place]?.date ?? ''
  const before = places.filter((place) => soch === null || (place < soch && dateAt(place) !== dateAt(soch)))
  const chosen: number[] = []
  for (let number = 1; number <= count; number++) {
    const middle = Math.round((before.length * number) / (count + 0.5)) - 1 + chance.whole(-1, 0)
    const place = before[Math.min(before.length - 1, Math.max(1, middle))]
    if (place !== undefined && !chosen.some((one) => one === place || dateAt(one) === dateAt(place))) chosen.push(place)
  }
  return chosen
}

/** The topic a lesson of the year falls into, for the title of a СОР. */
function sectionAt(group: Group, lesson: Lesson): string {
  const topics = topicsOf(group.course, group.parallel)
  const place = group.lessons.indexOf(lesson) / group.lessons.length
  return topics[Math.floor(place * topics.length)] ?? ''
}

interface Maxima {
  /** By number, from 1. */
  sor: readonly number[]
  soch: number
}
/** All classes of a parallel write a subject's works of a quarter out of the same points. */
function maximaOf(seed: number, { parallel, course }: Group, quarter: Quarter): Maxima {
  const chance = random(seed, 'maxima', parallel, course, quarter.number)
  return {
    sor: Array.from({ length: maxSors }, () => chance.pick(sorMaxima)),
    soch: chance.pick(sochMaxima),
  }
}

function sochTitle({ mode }: Group, { number }: Quarter): string {
  return mode === 'six_months' ? `СОЧ за ${roman(number / 2)} полугодие` : `СОЧ за ${roman(number)} четверть`
}

/** Works of the groups that a class has in one subject; halves of a class write in the same hour. */
function planSubject(groups: readonly Group[], plan: Plan): Work[] {
  const [first] = groups
  if (!first || (plan.lessons[0]?.length ?? 0) < minLessons) return []
  const places = common(plan)
  const soch = hasSoch(first, plan.quarter.number) ? sochPlace(plan, places) : null
  const sors = sorPlaces(plan, places, sorCount(first), soch)
  return groups.flatMap((group, order) => {
    const own = plan.lessons[order] ?? []
    const works = sors.flatMap((place, index): Work[] => {
      const lesson = own[place]
      const maximum = plan.maxima.sor[index]
      if (!lesson || maximum === undefined) return []
      const title = `СОР № ${index + 1}. ${sectionAt(group, lesson)}`
      return [{ group, quarter: plan.quarter, kind: 'sor', number: index + 1, title, maximum, lesson }]
    })
    const last = soch === null ? undefined : own[soch]
    if (!last) return works
    const { quarter, maxima } = plan
    const title = sochTitle(group, quarter)
    return [...works, { group, quarter, kind: 'soch', number: 1, title, maximum: maxima.soch, lesson: last }]
  })
}

/** СОР and СОЧ of the whole year, by the ministry's rules: three СОЧ a day at most, none on a quarter's last day. */
export function planWorks({ seed, groups, quarters }: SchoolLife): Work[] {
  const written = groups.filter(({ mode }) => modeRules[mode].lesson_types.includes('sor'))
  const classes = Map.groupBy(written, ({ classId }) => classId)
  return [...classes].flatMap(([classId, own]) => {
    const subjects = [...Map.groupBy(own, ({ courseId }) => courseId).values()]
    const allDays = [
      ...new Set(
        groups.filter((group) => group.classId === classId).flatMap(({ lessons }) => lessons.map(({ date }) => date)),
      ),
    ].toSorted()
    return quarters.flatMap((quarter) => {
      const inside = (date: string) => quarter.start_date <= date && date <= quarter.end_date
      const days = allDays.filter(inside)
      const burden: Burden = new Map()
      return subjects.flatMap((subject) => {
        const [first] = subject
        if (!first) return []
        const lessons = subject.map((group) => group.lessons.filter(({ date }) => inside(date)))
        const chance = random(seed, 'works', first.id, quarter.number)
        const maxima = maximaOf(seed, first, quarter)
        return planSubject(subject, { chance, quarter, lessons, days, burden, maxima })
      })
    })
  })
}
