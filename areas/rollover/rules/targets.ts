import { classTitle, freeLetters, isSameLetter } from '#areas/classes/rules/class-letters.ts'
import type { newClassDivisions } from './distribute.ts'
import type { HeldReason } from './fate.ts'
import type { ParallelMode } from './outline.ts'

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

/** Classes of a parallel of the new year that do not come of one class: as they were decided, else as they are in the former year. */
export function newClassesOf(
  { isCollege, former, newClasses }: Situation,
  parallel: number,
  sources: readonly FormerClassRow[],
): NewClass[] {
  const decided = newClasses.filter((one) => one.parallel === parallel)
  // groups of a college bear the year of their intake: nobody can know what the next ones are called
  if (decided.length > 0 || isCollege) return decided
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

const plainTarget = ({
  id,
  title,
  letter,
  language,
  profile,
  shift,
  capacity,
  parallel,
  students,
}: Omit<NextClassRow, 'id' | 'previous_class_id'> & { id: number | null }): Target => ({
  id,
  title,
  letter,
  language,
  profile,
  shift,
  capacity,
  parallel,
  students,
})

/** A letter of the parallel that neither a class of the new year bears nor one that is to come of the former year. */
function freeLetter({ next, former, isCollege }: Situation, { parallel, letter }: FormedClass): string {
  const taken = next.filter((one) => one.parallel === parallel).map((one) => one.letter)
  const coming = former.filter((one) => one.parallel === parallel - 1).map((one) => one.letter)
  return isCollege ? `${letter}-2` : (freeLetters([...taken, ...coming], 1)[0] ?? letter)
}

type FormedClass = NewClass & { parallel: number }
/** The class of the new year that stands for the wanted one, else that is to be made; `previousId`: the class that it comes of. */
export function targetOf(situation: Situation, wanted: FormedClass, previousId?: number): Target {
  const { next, isCollege } = situation
  const isNamesake = (one: NextClassRow) => one.parallel === wanted.parallel && isSameLetter(one.letter, wanted.letter)
  const stands =
    next.find((one) => previousId !== undefined && one.previous_class_id === previousId) ??
    next.find((one) => isNamesake(one) && (previousId === undefined || one.previous_class_id === null))
  if (stands) return plainTarget(stands)
  const letter = next.some(isNamesake) ? freeLetter(situation, wanted) : wanted.letter
  const title = isCollege ? letter : classTitle(wanted.parallel, letter)
  return plainTarget({ ...wanted, id: null, letter, title, students: 0 })
}
