import { placeForYear } from '#areas/classes/server/index.ts'
import type { OutlinedClass } from '../../rules/outline-of.ts'
import type { RollingOver } from '../doing.ts'

/** Puts whoever moves out of these classes into theirs of the new year. @returns how many */
export function moveMembers({ db, trace }: RollingOver, classes: readonly OutlinedClass[]): Promise<number> {
  const places = classes
    .flatMap(({ students }) => students)
    .flatMap(({ id, target }) => (target?.id ? [{ student_id: id, class_id: target.id }] : []))
  return placeForYear(db, places, trace)
}
