import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { openSkills, type Skill } from './abilities.ts'
import { drawComment } from './comments.ts'
import type { Misses } from './misses.ts'
import { cell, isHeld, isThere, type Group, type Lesson, type SchoolLife } from './school-life.ts'
import type { Work } from './works.ts'

export interface DrawnMark {
  lesson: Lesson
  student: number
  work: Work | null
  value: number
  maximum: number
  comment: string | null
}

const foMaximum = 10
const minUsual = 4
/** The share of those present who get a ФО in an ordinary lesson. */
const requestedShare = 0.245
const teachersVary = 0.2
const spread = { fo: 0.12, sor: 0.1, soch: 0.09 }
const harder = { sor: 0.02, soch: 0.05 }
const secondMark = 0.02
const commentShare = { fo: 0.03, work: 0.04 }
/** Who missed a work writes it within three weeks, but for a few. */
const writesLater = 0.985
const daysToWrite = 21

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

interface Marking {
  life: SchoolLife
  group: Group
  chance: Random
  skill: Skill
  misses: Misses
  /** ФО given so far, by student: who was asked least is asked next. */
  requested: Map<number, number>
}

const keepsAway = (code: string | undefined) => code === 'absent' || code === 'excused' || code === 'ill'

function present({ group, misses }: Marking, lesson: Lesson): number[] {
  return group.members
    .filter((member) => isThere(member, lesson.date) && !keepsAway(misses.codes.get(cell(lesson.id, member.student))))
    .map(({ student }) => student)
}

function foValue({ chance, skill, group }: Marking, student: number): number {
  const value = within(
    Math.round(foMaximum * (skill(student, group.course) + spread.fo * chance.normal())),
    1,
    foMaximum,
  )
  return value < minUsual && chance.chance(0.7) ? minUsual + chance.whole(0, 1) : value
}

const sexOf = ({ life }: Marking, student: number) => life.students[student]?.sex ?? 'female'

function foMarks(marking: Marking, lesson: Lesson, share: number): DrawnMark[] {
  const { chance, requested, misses, group } = marking
  const here = present(marking, lesson).filter((student) => misses.codes.get(cell(lesson.id, student)) !== 'exempt')
  const wanted = Math.round(here.length * share + chance.next() - 0.5)
  const order = here
    .map((student) => ({ student, turn: (requested.get(student) ?? 0) + 2 * chance.next() }))
    .toSorted((a, b) => a.turn - b.turn)
  return order.slice(0, Math.max(0, wanted)).flatMap(({ student }) => {
    requested.set(student, (requested.get(student) ?? 0) + 1)
    const count = chance.chance(secondMark) ? 2 : 1
    return Array.from({ length: count }, (): DrawnMark => {
      const value = foValue(marking, student)
      const occasion = {
        share: value / foMaximum,
        type: 'fo' as const,
        course: group.course,
        sex: sexOf(marking, student),
      }
      const comment = chance.chance(commentShare.fo) ? drawComment(chance, occasion) : null
      return { lesson, student, work: null, value, maximum: foMaximum, comment }
    })
  })
}

function workMark(marking: Marking, work: Work, student: number, lesson: Lesson): DrawnMark {
  const { chance, skill, group } = marking
  const { kind, maximum } = work
  const share = within(skill(student, group.course) - harder[kind] + spread[kind] * chance.normal(), 0.1, 1)
  const value = Math.round(share * maximum)
  const occasion = { share: value / maximum, type: kind, course: group.course, sex: sexOf(marking, student) }
  const comment = chance.chance(commentShare.work) ? drawComment(chance, occasion) : null
  return { lesson, student, work, value, maximum, comment }
}

/** The lesson at which a student who was away writes the work, if any. */
function lateLesson({ life, group, misses, chance }: Marking, work: Work, student: number): Lesson | null {
  const last = addDays(work.lesson.date, daysToWrite)
  const limit = last < work.quarter.closes_on ? last : work.quarter.closes_on
  const member = group.members.filter((one) => one.student === student)
  const found = group.lessons.find(
    (lesson) =>
      lesson.date > work.lesson.date &&
      lesson.date <= limit &&
      isHeld(life, lesson) &&
      member.some((one) => isThere(one, lesson.date)) &&
      !misses.codes.has(cell(lesson.id, student)),
  )
  return found && chance.chance(writesLater) ? found : null
}

function workMarks(marking: Marking, work: Work): DrawnMark[] {
  const here = new Set(present(marking, work.lesson))
  return marking.group.members
    .filter((member) => isThere(member, work.lesson.date))
    .flatMap(({ student }) => {
      const lesson = here.has(student) ? work.lesson : lateLesson(marking, work, student)
      return lesson ? [workMark(marking, work, student, lesson)] : []
    })
}

function marksOfGroup(marking: Marking, works: readonly Work[]): DrawnMark[] {
  const { life, group, chance } = marking
  const types = modeRules[group.mode].lesson_types
  if (types.length === 0) return []
  const share = requestedShare * (1 + teachersVary * (2 * chance.next() - 1))
  const byLesson = new Map(works.map((work) => [work.lesson.id, work]))
  return group.lessons
    .filter((lesson) => isHeld(life, lesson))
    .flatMap((lesson) => {
      const work = byLesson.get(lesson.id)
      return work ? workMarks(marking, work) : foMarks(marking, lesson, share)
    })
}

/** Marks of all held lessons, by the abilities of the students and what the subject's mode allows. */
export function drawMarks(life: SchoolLife, works: readonly Work[], misses: Misses): DrawnMark[] {
  const skill = openSkills(life.seed)
  const worksOf = Map.groupBy(works, ({ group }) => group)
  return life.groups.flatMap((group) => {
    const chance = random(life.seed, 'marks', group.id)
    return marksOfGroup({ life, group, chance, skill, misses, requested: new Map() }, worksOf.get(group) ?? [])
  })
}
