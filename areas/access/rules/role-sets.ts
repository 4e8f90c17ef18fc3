import { roles, type Role } from '#platform/contract/enumerations.ts'

/** The thirty-first role: the school's own, not one of the specification's. */
export const medicalWorker = 'medical_worker'
export type DefaultRole = Role | typeof medicalWorker
export const defaultRoleNames: readonly DefaultRole[] = [...roles, medicalWorker]

const deputies = ['headteacher', 'sub_director', 'sub_principal'] as const
const heads = ['director', 'principal'] as const
const notOfStaff: readonly DefaultRole[] = ['student', 'partner_do', 'ceasar']

/** Roles that are often granted a key together. */
export const roleSets = {
  /** Who works at the school; the superadministrator is granted apart. */
  STAFF: defaultRoleNames.filter((role) => !notOfStaff.includes(role)),
  TEACHERS: ['teacher', 'zavkaf'],
  /** Who leads a class. */
  CLASS_TEACHERS: ['classruk', 'curator'],
  DEPUTIES: deputies,
  HEADS: heads,
  /** Who follows the studies of the whole school. */
  STUDY: [...deputies, ...heads, 'metodist', 'manager_oo', 'cpec_kn'],
  SCHEDULERS: [...deputies, 'manager_oo', 'schedule_administrator'],
} as const satisfies Readonly<Record<string, readonly DefaultRole[]>>
export type RoleSet = keyof typeof roleSets
