import type { ClassLevel } from './class-level.ts'
import type { FetStudents, FetYear } from './fet-file.ts'

export interface ClassSet extends FetStudents {
  /** name of the year that holds the class; the class's own name where years are classes */
  year: string
}
/** The sets of students of a file, resolved down to atoms: sets that no other set divides. */
export interface StudentSets {
  classes: ClassSet[]
  /** sets at the class level that share students with an earlier class and therefore are streams, no classes */
  streams: string[]
  atomsOf: Map<string, string[]>
  sizes: Map<string, number>
  classesOf: (set: string) => string[]
}

function resolveAtoms(years: FetYear[]): Map<string, string[]> {
  const atoms = new Map<string, Set<string>>()
  const put = (set: string, leaves: string[]) => {
    const known = atoms.get(set) ?? new Set()
    for (const leaf of leaves) known.add(leaf)
    atoms.set(set, known)
  }
  for (const year of years) {
    if (year.groups.length === 0) put(year.name, [year.name])
    for (const group of year.groups) {
      const leaves = group.subgroups.length > 0 ? group.subgroups.map((subgroup) => subgroup.name) : [group.name]
      for (const leaf of leaves) put(leaf, [leaf])
      put(group.name, leaves)
      put(year.name, leaves)
    }
  }
  return new Map([...atoms].map(([set, leaves]) => [set, [...leaves]]))
}

function candidates(years: FetYear[], level: ClassLevel): ClassSet[] {
  return years.flatMap((year) => {
    const sets: FetStudents[] = level === 'years' || year.groups.length === 0 ? [year] : year.groups
    return sets.map((set) => ({ name: set.name, size: set.size, year: year.name }))
  })
}

function sizesOf(years: FetYear[]): Map<string, number> {
  const groups = years.flatMap((year) => year.groups)
  return new Map(
    [...years, ...groups, ...groups.flatMap((group) => group.subgroups)].map((set) => [set.name, set.size]),
  )
}

/** Reads the tree of years, groups and subgroups with its classes at the level given. */
export function readStudentSets(years: FetYear[], level: ClassLevel): StudentSets {
  const atomsOf = resolveAtoms(years)
  const classes: ClassSet[] = []
  const streams: string[] = []
  const taken = new Map<string, string[]>()
  for (const set of candidates(years, level)) {
    const atoms = atomsOf.get(set.name) ?? []
    // years of a file may share a group by intent (a stream of two classes); groups that share are divisions
    if (level === 'groups' && atoms.some((atom) => taken.has(atom))) streams.push(set.name)
    else {
      classes.push(set)
      for (const atom of atoms) taken.set(atom, [...(taken.get(atom) ?? []), set.name])
    }
  }
  const names = new Set(classes.map((one) => one.name))
  const classesOf = (set: string) =>
    names.has(set) ? [set] : [...new Set((atomsOf.get(set) ?? []).flatMap((atom) => taken.get(atom) ?? []))]
  return { classes, streams, atomsOf, sizes: sizesOf(years), classesOf }
}
