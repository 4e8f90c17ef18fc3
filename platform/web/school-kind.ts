import { schoolKinds, type SchoolKind } from '#platform/contract/school-kind.ts'

const place = 'school-kind'

/** The kind of the school as this device knows it: pages begin in its words before anything is asked. */
export function keptKind(): SchoolKind {
  try {
    const kept = localStorage.getItem(place)
    return schoolKinds.find((kind) => kind === kept) ?? 'school'
  } catch {
    return 'school'
  }
}

/** For the next opening. @returns whether the pages that stand speak in other words */
export function keepKind(kind: SchoolKind): boolean {
  if (kind === keptKind()) return false
  try {
    localStorage.setItem(place, kind)
  } catch {
    // a browser that keeps nothing speaks as a school does
    return false
  }
  return true
}
