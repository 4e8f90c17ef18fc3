import { allows, type Rights } from '#platform/contract/access.ts'
import { readClassHome } from '../contract/class-home.ts'
import { readHeadsHome } from '../contract/heads-home.ts'
import { readStaffHome } from '../contract/staff-home.ts'
import { readStudentHome } from '../contract/student-home.ts'

/** What the first page's own cards read, and for whom. */
export const ownReadings = {
  staff: {
    call: readStaffHome,
    isFor: (rights: Rights) => allows(readStaffHome.access, rights) && !rights.roles.includes('student'),
  },
  student: { call: readStudentHome, isFor: ({ roles }: Rights) => roles.includes('student') },
  class: { call: readClassHome, isFor: (rights: Rights) => allows(readClassHome.access, rights) },
  heads: { call: readHeadsHome, isFor: (rights: Rights) => allows(readHeadsHome.access, rights) },
} as const

/** The addresses of those that are for this reader. */
export const homeAsks = (rights: Rights): string[] =>
  Object.values(ownReadings)
    .filter(({ isFor }) => isFor(rights))
    .map(({ call }) => call.path)
