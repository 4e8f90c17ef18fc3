import type { OpenLessons } from '#areas/availability/rules/open-lessons.ts'

/** Hours a week of a teacher, in all and in each shift. */
export interface ShiftedLoad {
  hours: number
  shiftHours: ReadonlyMap<number, number>
  /** Lessons in which they can teach; null: any. */
  open: OpenLessons | null
}
/** More hours than lessons that are open, in all or in a shift. */
export interface BeyondOpen {
  /** Null: in all shifts together. */
  shift: number | null
  hours: number
  open: number
}

/**
 * Whether somebody has more hours than lessons in which they can teach; null where not.
 * @param shifts those that are looked at by themselves
 */
export function beyondOpen({ open, hours, shiftHours }: ShiftedLoad, shifts: Iterable<number>): BeyondOpen | null {
  if (open === null) return null
  if (hours > open.all) return { shift: null, hours, open: open.all }
  for (const shift of shifts) {
    const [own, lessons] = [shiftHours.get(shift) ?? 0, open.byShift.get(shift) ?? 0]
    if (own > lessons) return { shift, hours: own, open: lessons }
  }
  return null
}

/** The load with hours more or less, of a shift where it is known. */
export function withHours<Load extends ShiftedLoad>(load: Load, hours: number, shift: number | null): Load {
  const shiftHours =
    shift === null ? load.shiftHours : new Map(load.shiftHours).set(shift, (load.shiftHours.get(shift) ?? 0) + hours)
  return { ...load, hours: load.hours + hours, shiftHours }
}
