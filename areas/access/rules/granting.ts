import { personKinds } from '#platform/contract/enumerations.ts'
import { medicalWorker, type DefaultRole } from './role-sets.ts'

/** Granted by the superadministrator and the director only: they decide about money, health, posts, or the school. */
const reserved: readonly string[] = [
  'ceasar',
  'director',
  'principal',
  'sub_director',
  'sub_principal',
  'headteacher',
  'hr',
  'financial',
  'pcycho',
  medicalWorker,
] satisfies DefaultRole[]

export interface Granting {
  /** Whoever may change the roles of accounts grants it. */
  by_managers: boolean
  /** Names of the roles whose holders grant it as well. */
  granters: readonly DefaultRole[]
}

/** Who grants a role in an installation that has not decided otherwise. */
export const defaultGranting = (role: string): Granting =>
  reserved.includes(role)
    ? { by_managers: false, granters: ['ceasar', 'director'] }
    : { by_managers: true, granters: ['admin'] }

/**
 * The role that goes with a kind of person (its id): offered as soon as somebody of that kind gets an account. Students
 * have theirs without being asked; of the other kinds nothing follows.
 */
export const roleOfKind: Readonly<Record<number, DefaultRole>> = {
  [personKinds.teacher.id]: 'teacher',
  [personKinds.cathedraHead.id]: 'zavkaf',
  [personKinds.curator.id]: 'curator',
  [personKinds.classroomTeacher.id]: 'classruk',
  [personKinds.UK.id]: 'uk',
}
