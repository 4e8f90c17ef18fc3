import { classTitle, isSameLetter, freeLetters } from '#areas/classes/rules/class-letters.ts'
import { distribute, type newClassDivisions } from './distribute.ts'
import { fateOf, type Fate, type HeldReason } from './fate.ts'
import { usualMode, type ParallelMode } from './outline.ts'

/** A class that does not come of one class. */
interface NewClass {
  letter: string
  language: 'ru' | 'kk' | 'en'
  profile: string
  shift: number
  /** How many it takes; null: not said. */
  capacity: number | null
}
export interface FormerClassRow extends NewClass {
  id: number
  title: string
  parallel: number
}
export interface NextClassRow extends FormerClassRow {
  /** The class of the former year that it comes of. */
  previous_class_id: number | null
  students: number
}
export interface StudentRow {
  id: number
  full_name: string
  sex: 'male' | 'female' | null
  class_id: number
  /** The class of the new year in which they stand. */
  placed_in: string | null
  choice: string | null
  held: HeldReason | null
  note: string
}
export interface ParallelRow {
  number: number
  mode: ParallelMode
  by: (typeof newClassDivisions)[number]
  seed: number
}
/** All that a roll-over is worked out from; classes by parallel and letter, students by the alphabet. */
export interface Situation {
  isCollege: boolean
  former: readonly FormerClassRow[]
  next: readonly NextClassRow[]
  students: readonly StudentRow[]
  /** What was decided; of other parallels the usual holds. */
  decided: readonly ParallelRow[]
  newClasses: readonly (NewClass & { parallel: number })[]
}

/** A class of the new year; null of `id`: it is to be made. */
export interface Target extends NewClass {
  id: number | null
  title: string
  parallel: number
  /** Students in it now. */
  students: number
}
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

/** Classes of a parallel of the new year that do not come of one class: as they were decided, else as they are in the former year. */
function newClassesOf(
  { former, newClasses }: Situation,
  parallel: number,
  sources: readonly FormerClassRow[],
): NewClass[] {
  const decided = newClasses.filter((one) => one.parallel === parallel)
  if (decided.length > 0) return decided
  const usual = former.filter((one) => one.parallel === parallel)
  if (usual.length > 0) return usual
  const languages = [...new Set(sources.map(({ language }) => language))]
  const letters = freeLetters([], languages.length)
  return languages.map((language, index) => ({
    letter: letters[index] ?? language,
    language,
    profile: '',
    shift: 1,
    capacity: null,
  }))
}

function targetOf(
  { next }: Situation,
  wanted: NewClass & { parallel: number; title: string },
  previousId?: number,
): Target {
  const { letter, language, profile, shift, capacity, parallel, title } = wanted
  const stands =
    next.find((one) => previousId !== undefined && one.previous_class_id === previousId) ??
    next.find(
      (one) =>
        one.parallel === parallel &&
        isSameLetter(one.letter, letter) &&
        (previousId === undefined || one.previous_class_id === null),
    )
  const of = stands ?? { id: null, title, letter, language, profile, shift, capacity, parallel, students: 0 }
  return {
    id: of.id,
    title: of.title,
    letter: of.letter,
    language: of.language,
    profile: of.profile,
    shift: of.shift,
    capacity: of.capacity,
    parallel: of.parallel,
    students: of.students,
  }
}

const stays = ({ placed_in, held }: StudentRow) => placed_in !== null || held !== null

function outlineParallel(situation: Situation, number: number, row: ParallelRow): OutlinedParallel {
  const { isCollege, former, students } = situation
  const { mode } = row
  const own = former.filter(({ parallel }) => parallel === number)
  const above = (letter: string) => (isCollege ? letter : classTitle(number + 1, letter))
  const targets =
    mode === 'anew'
      ? newClassesOf(situation, number + 1, own).map((one) =>
          targetOf(situation, { ...one, parallel: number + 1, title: above(one.letter) }),
        )
      : []
  const languageOf = new Map(own.map(({ id, language }) => [id, language]))
  const movers = students.flatMap((one) => {
    const language = languageOf.get(one.class_id)
    return language === undefined || stays(one) ? [] : [{ ...one, language }]
  })
  const { lists, left } = mode === 'anew' ? distribute(movers, targets, row) : { lists: [], left: new Map() }
  const targetById = new Map(lists.flatMap((ids, index) => ids.map((id) => [id, targets[index] ?? null] as const)))
  const classes = own.map((one) => {
    const into =
      mode === 'keep' ? targetOf(situation, { ...one, parallel: number + 1, title: above(one.letter) }, one.id) : null
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
  const targets = newClassesOf(situation, lowest, []).map((one) =>
    targetOf(situation, {
      ...one,
      parallel: lowest,
      title: situation.isCollege ? one.letter : classTitle(lowest, one.letter),
    }),
  )
  return { parallels, lowest: { number: lowest, targets } }
}
