import { parseClassName } from './class-name.ts'
import type { PlannedClass, Remark } from './import-plan.ts'
import type { ClassSet, StudentSets } from './student-sets.ts'

const maxParallel = 12

function nameOf(set: ClassSet, years: string[]): { parallel: number; letter: string; title: string; guessed: boolean } {
  const own = parseClassName(set.name)
  if (own) return { ...own, title: `${own.parallel}${own.letter}`, guessed: false }
  const year = parseClassName(set.year)
  const parallel = year?.parallel ?? Math.min(years.indexOf(set.year) + 1, maxParallel)
  return { parallel, letter: set.name, title: set.name, guessed: true }
}

function sizeOf(set: ClassSet, sets: StudentSets): number {
  const atoms = sets.atomsOf.get(set.name) ?? []
  return set.size || atoms.reduce((sum, atom) => sum + (sets.sizes.get(atom) ?? 0), 0)
}

/** Classes with parallel and letter, in the order of the file; shift is 1 until the bells are known. */
export function planClasses(sets: StudentSets): { classes: PlannedClass[]; notes: Remark[] } {
  const years = [...new Set(sets.classes.map((set) => set.year))]
  const notes: Remark[] = []
  const taken = new Set<string>()
  const classes = sets.classes.map((set): PlannedClass => {
    const { guessed, ...name } = nameOf(set, years)
    if (guessed)
      notes.push({
        kind: 'class',
        subject: set.name,
        reason: `название не разобрано, отнесён к параллели ${name.parallel}`,
      })
    if (taken.has(`${name.parallel} ${name.letter}`)) {
      notes.push({ kind: 'class', subject: set.name, reason: `${name.title} уже есть, оставлено название из файла` })
      return {
        name: set.name,
        parallel: name.parallel,
        letter: set.name,
        title: set.name,
        shift: 1,
        size: sizeOf(set, sets),
      }
    }
    taken.add(`${name.parallel} ${name.letter}`)
    return {
      name: set.name,
      parallel: name.parallel,
      letter: name.letter,
      title: name.title,
      shift: 1,
      size: sizeOf(set, sets),
    }
  })
  return { classes, notes }
}
