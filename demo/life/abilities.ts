import { random } from '#platform/server/demonstration/random.ts'

/** How well a student does: a share of the maximum around which their marks lie, the same all year in a subject. */
export type Skill = (student: number, course: string) => number

const average = 0.75
const spread = { student: 0.11, subject: 0.06 }
/** Subjects that come easier or harder to everybody. */
const ease: Readonly<Record<string, number>> = {
  'Физическая культура': 0.12,
  Музыка: 0.14,
  'Трудовое обучение': 0.14,
  'Художественный труд': 0.11,
  'Литературное чтение': 0.05,
  Физика: -0.04,
  Химия: -0.04,
  Алгебра: -0.04,
  'Алгебра и начала анализа': -0.05,
  Геометрия: -0.05,
}
const highest = 0.98
const lowest = 0.42

export function openSkills(seed: number): Skill {
  const abilities = new Map<number, number>()
  const skills = new Map<string, number>()
  const abilityOf = (student: number) => {
    const known = abilities.get(student) ?? random(seed, 'ability', student).normal()
    abilities.set(student, known)
    return known
  }
  return (student, course) => {
    const key = `${student} ${course}`
    const known = skills.get(key)
    if (known !== undefined) return known
    const inclination = random(seed, 'inclination', student, course).normal()
    const raw = average + (ease[course] ?? 0) + spread.student * abilityOf(student) + spread.subject * inclination
    const skill = Math.min(highest, Math.max(lowest, raw))
    skills.set(key, skill)
    return skill
  }
}
