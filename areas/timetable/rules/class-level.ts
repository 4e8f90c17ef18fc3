import { parseClassName } from './class-name.ts'
import type { FetStudents, FetYear } from './fet-file.ts'

/** Which level of the file is the class: its years, or the groups inside them. */
export type ClassLevel = 'years' | 'groups'
export interface ProposedLevel {
  level: ClassLevel
  reason: string
}

const mostlyClasses = (sets: FetStudents[]) =>
  sets.filter((set) => (parseClassName(set.name)?.letter ?? '') !== '').length * 2 > sets.length

/** Groups that share a subgroup divide one class in several ways; classes of a parallel never share students. */
function groupsOverlap(year: FetYear): boolean {
  const names = year.groups.flatMap((group) => group.subgroups.map((subgroup) => subgroup.name))
  return new Set(names).size < names.length
}

/** Proposes the level by the file's structure and names; a person may choose the other one. */
export function proposeClassLevel(years: FetYear[]): ProposedLevel {
  if (years.every((year) => year.groups.length === 0)) return { level: 'years', reason: 'в файле нет групп' }
  if (years.some(groupsOverlap)) return { level: 'years', reason: 'группы пересекаются: это деления класса' }
  if (mostlyClasses(years)) return { level: 'years', reason: 'годы названы как классы' }
  if (mostlyClasses(years.flatMap((year) => year.groups)))
    return { level: 'groups', reason: 'годы названы как параллели, группы — как классы' }
  return { level: 'years', reason: 'по названиям уровень не виден' }
}
