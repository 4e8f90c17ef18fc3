import type { DefaultRole } from '#areas/access/rules/default-rights.ts'
import type { ImportedTimetable } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Drawn } from '../draw.ts'
import type { Institution } from '../institution.ts'
import type { DemonstrationPlan } from '../plan.ts'
import { signInOf, type Cast } from '../sign-ins.ts'
import type { Holder } from '../staff.ts'
import { buildAccounts, type AccountHolder } from './accounts.ts'
import { appointToClasses, buildMemberships } from './classes.ts'
import { buildCourses } from './courses.ts'
import { buildFamilies, type FamilyIds } from './families.ts'
import { buildRoleLimits } from './role-limits.ts'
import { buildRooms } from './rooms.ts'
import { buildStaff } from './staff.ts'
import { buildHelpers, buildUnits } from './units.ts'

function teacherAccounts(
  { teachers, appointments }: Drawn,
  ids: ReadonlyMap<string, number>,
  cast: Cast,
): AccountHolder[] {
  const heads = new Set(appointments.heads.values())
  const leading = new Set(appointments.classTeachers.values())
  const shown = new Map<string, string>(
    (['teacher', 'zavkaf', 'classruk'] as const).map((role) => [cast[role], signInOf(role)]),
  )
  return teachers.map(({ code, person }) => {
    const roles: DefaultRole[] = ['teacher']
    if (heads.has(code)) roles.push('zavkaf')
    if (leading.has(code)) roles.push('classruk')
    return { personId: ids.get(code) ?? 0, person, roles, signIn: shown.get(code) }
  })
}

/** The first holder of each post's role signs in for it. */
function holderAccounts({ holders }: Drawn, ids: ReadonlyMap<Holder, number>): AccountHolder[] {
  const shown = new Set<string>()
  return holders.map((holder) => {
    const [role] = holder.post.roles
    const isFirst = role !== undefined && !shown.has(role)
    if (role !== undefined) shown.add(role)
    const signIn = isFirst ? signInOf(role) : undefined
    return { personId: ids.get(holder) ?? 0, person: holder.person, roles: holder.post.roles, signIn }
  })
}

/** The first child of the first family, and its mother, are shown. */
function familyAccounts({ enrolments }: Drawn, { children, relatives }: FamilyIds): AccountHolder[] {
  const students = children.map(({ child, id }, index): AccountHolder => ({
    personId: id,
    person: child.person,
    roles: ['student'],
    signIn: index === 0 ? signInOf('student') : undefined,
    isBlocked: enrolments[index]?.leftOn !== null,
  }))
  const adults = relatives.flatMap(({ relative, id }, index): AccountHolder[] =>
    relative.person
      ? [{ personId: id, person: relative.person, roles: [], signIn: index === 0 ? signInOf('parent') : undefined }]
      : [],
  )
  return [...students, ...adults]
}

/** Ids by which the life of the school is written. */
export interface PeopleIds {
  /** Students in the order of the families' children. */
  students: number[]
  /** Accounts by person. */
  accounts: Map<number, number>
}

/** Everybody with their place: staff, families, departments, classes, groups, rooms, accounts. */
export async function buildPeople(
  db: Database,
  at: Institution,
  drawn: Drawn,
  { plan, rooms }: DemonstrationPlan,
  made: ImportedTimetable,
  yearStart: CalendarDate,
): Promise<PeopleIds> {
  const { city } = at.school
  const hours = new Map<string, number>()
  for (const { teacher, hours: more } of plan.assignments) hours.set(teacher, (hours.get(teacher) ?? 0) + more)
  const holderIds = await buildStaff(db, drawn.teachers, made.teachers, hours, drawn.holders, city)
  const holders = new Map(drawn.holders.map((holder, index) => [holder, holderIds[index] ?? 0]))
  const families = await buildFamilies(db, drawn.families, made.teachers, city)
  const students = families.children.map(({ id }) => id)
  await buildCourses(db, made.courses, {
    teachers: made.teachers,
    cathedras: at.cathedras,
    heads: drawn.appointments.heads,
    yearStart,
  })
  await buildRooms(db, at, rooms, made.rooms)
  await appointToClasses(db, plan, drawn.appointments, { ...made, holders }, yearStart)
  await buildMemberships(db, students, drawn.enrolments, made.classes, made.groups)
  const accounts = await buildAccounts(db, [
    ...teacherAccounts(drawn, made.teachers, at.cast),
    ...holderAccounts(drawn, holders),
    ...familyAccounts(drawn, families),
  ])
  await buildHelpers(db, drawn.helpers, city)
  await buildUnits(db, at.structure)
  await buildRoleLimits(db)
  return { students, accounts }
}
