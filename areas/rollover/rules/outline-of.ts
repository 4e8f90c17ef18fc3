import { distribute } from './distribute.ts'
import { fateOf, type Fate } from './fate.ts'
import { usualMode } from './outline.ts'
import {
  newClassesOf,
  targetOf,
  type FormerClassRow,
  type ParallelRow,
  type Situation,
  type StudentRow,
  type Target,
} from './targets.ts'

export interface OutlinedStudent extends StudentRow, Fate {
  target: Target | null
}
export interface OutlinedClass extends FormerClassRow {
  into: Target | null
  students: OutlinedStudent[]
}
export interface OutlinedParallel extends ParallelRow {
  classes: OutlinedClass[]
  targets: Target[]
}
export interface Outline {
  parallels: OutlinedParallel[]
  lowest: { number: number; targets: Target[] } | null
}

const usualDivision = { by: 'evenly', seed: 0 } as const

const stays = ({ placed_in, held }: StudentRow) => placed_in !== null || held !== null

function outlineParallel(situation: Situation, number: number, row: ParallelRow): OutlinedParallel {
  const { former, students } = situation
  const { mode } = row
  const own = former.filter(({ parallel }) => parallel === number)
  const targets =
    mode === 'anew'
      ? newClassesOf(situation, number + 1, own).map((one) => targetOf(situation, { ...one, parallel: number + 1 }))
      : []
  const languageOf = new Map(own.map(({ id, language }) => [id, language]))
  const movers = students.flatMap((one) => {
    const language = languageOf.get(one.class_id)
    return language === undefined || stays(one) ? [] : [{ ...one, language }]
  })
  const { lists, left } = mode === 'anew' ? distribute(movers, targets, row) : { lists: [], left: new Map() }
  const targetById = new Map(lists.flatMap((ids, index) => ids.map((id) => [id, targets[index] ?? null] as const)))
  const classes = own.map((one) => {
    const into = mode === 'keep' ? targetOf(situation, { ...one, parallel: number + 1 }, one.id) : null
    const inClass = students.filter(({ class_id }) => class_id === one.id)
    return {
      ...one,
      into,
      students: inClass.map((student): OutlinedStudent => {
        const fate = fateOf({
          isPlaced: student.placed_in !== null,
          held: student.held,
          mode,
          left: left.get(student.id) ?? null,
        })
        const target = fate.fate === 'moves' ? (into ?? targetById.get(student.id) ?? null) : null
        return { ...student, ...fate, target }
      }),
    }
  })
  return { ...row, number, classes, targets }
}

/** What becomes of each class and student of a year in the next one. */
export function outlineOf(situation: Situation): Outline {
  const numbers = [...new Set(situation.former.map(({ parallel }) => parallel))].toSorted((one, other) => one - other)
  const highest = numbers.at(-1) ?? 0
  const [lowest] = numbers
  const parallels = numbers.map((number) =>
    outlineParallel(
      situation,
      number,
      situation.decided.find((one) => one.number === number) ?? {
        number,
        mode: usualMode(number, { highest, isCollege: situation.isCollege }),
        ...usualDivision,
      },
    ),
  )
  if (lowest === undefined) return { parallels, lowest: null }
  const targets = newClassesOf(situation, lowest, []).map((one) => targetOf(situation, { ...one, parallel: lowest }))
  return { parallels, lowest: { number: lowest, targets } }
}
