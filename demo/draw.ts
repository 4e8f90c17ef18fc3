import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { appoint, type Appointments } from './appointments.ts'
import { enrol, type Enrolment } from './enrolment.ts'
import { drawFamilies, type Family } from './families.ts'
import { openRegistry } from './people.ts'
import { random } from '#platform/server/demonstration/random.ts'
import type { Cast } from './sign-ins.ts'
import type { Institution } from './institution.ts'
import { drawHolders, drawTeachers, type Holder, type Teacher } from './staff.ts'

/** All people of the school with their places in it, before anything is written. */
export interface Drawn {
  teachers: Teacher[]
  holders: Holder[]
  /** Who keeps the school running, without accounts. */
  helpers: Holder[]
  families: Family[]
  appointments: Appointments
  /** In the order of the families' children. */
  enrolments: Enrolment[]
}
export interface DrawOptions {
  at: Institution
  seed: number
  plan: ImportPlan
  from: CalendarDate
  /** The first day after all memberships of the year. */
  until: CalendarDate
  today: CalendarDate
}

const maxUnevenness = 2
const teacherParents = 3
const ageOfTeacherParents = { min: 34, max: 46 }

/** Teachers whose children study here: women of a fitting age who sign in for nobody else. */
function drawTeacherParents(teachers: readonly Teacher[], from: CalendarDate, cast: Cast): Teacher[] {
  const kept: readonly string[] = [cast.teacher, cast.zavkaf, cast.classruk]
  const bornBy = (age: number) => addDays(from, -Math.round(age * 365.25))
  return teachers
    .filter(({ code, person }) => person.sex === 'female' && !kept.includes(code) && !code.startsWith('Нач'))
    .filter(
      ({ person }) =>
        bornBy(ageOfTeacherParents.max) < person.birth_date && person.birth_date < bornBy(ageOfTeacherParents.min),
    )
    .slice(0, teacherParents)
}

export function drawPeople({ at, seed, plan, from, until, today }: DrawOptions): Drawn {
  const { cast, cathedras, mailDomain, yearsBefore } = at
  const registry = openRegistry(random(seed, 'registry'))
  const teachers = drawTeachers(seed, plan.teachers, from, registry, at)
  const holders = drawHolders(seed, from, registry, at.posts, mailDomain)
  const sizes = random(seed, 'class sizes')
  const classes = plan.classes.map(({ name, parallel, size }) => ({
    name,
    parallel: parallel + yearsBefore,
    seats: name === cast.studentClass ? cast.studentSeats : size + sizes.whole(-maxUnevenness, maxUnevenness),
  }))
  const families = drawFamilies({
    seed,
    classes,
    from,
    registry,
    firstFamily: [cast.studentClass, cast.siblingClass],
    teacherParents: drawTeacherParents(teachers, from, cast),
  })
  const children = families.flatMap((family) => family.children)
  const enrolments = enrol({ chance: random(seed, 'moves'), plan, children, from, until, today, cast })
  const helpers = drawHolders(seed, from, registry, at.helpers, mailDomain, 'helper')
  return {
    teachers,
    holders,
    helpers,
    families,
    appointments: appoint({ plan, cast, cathedras, teachers, holders, from }),
    enrolments,
  }
}
