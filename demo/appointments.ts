import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Cathedra } from './course-facts.ts'
import { minAges, teacherKind } from './posts.ts'
import type { Cast } from './sign-ins.ts'
import { yearsBefore, type Holder, type Teacher } from './staff.ts'

export interface Appointments {
  /** Codes of the heads by the titles of their departments. */
  heads: Map<string, string>
  /** Codes of the class teachers by the class's name in the file. */
  classTeachers: Map<string, string>
  /** Curators by class. */
  curators: Map<string, Holder>
}

/** Who has worked here longest heads the department; the young follow only where a department has nobody else. */
function drawHeads({ teachers, from, cast, cathedras }: AppointOptions): Map<string, string> {
  const kept: readonly string[] = [cast.teacher, cast.classruk]
  const isYoung = ({ person }: Teacher) => person.birth_date > yearsBefore(from, minAges.head)
  const bySeniority = teachers
    .filter(({ code }) => !kept.includes(code))
    .toSorted((a, b) => Number(isYoung(a)) - Number(isYoung(b)) || (a.hiredOn < b.hiredOn ? -1 : 1))
  const titleOf = (code: string) => cathedras[teacherKind(code).cathedra] ?? ''
  const heads = new Map<string, string>([[titleOf(cast.zavkaf), cast.zavkaf]])
  for (const { code } of bySeniority) {
    const cathedra = titleOf(code)
    if (!heads.has(cathedra)) heads.set(cathedra, code)
  }
  return heads
}

/** Codes of those who teach a class, most hours first. */
function teachersOf(plan: ImportPlan, className: string): string[] {
  const own = new Set(plan.groups.filter(({ classes }) => classes.includes(className)).map(({ key }) => key))
  const hours = new Map<string, number>()
  for (const { teacher, group, hours: more } of plan.assignments)
    if (own.has(group)) hours.set(teacher, (hours.get(teacher) ?? 0) + more)
  return [...hours].toSorted((a, b) => b[1] - a[1]).map(([code]) => code)
}

/** Each class is led by who teaches it most and leads no other class yet. */
function drawClassTeachers({ plan, cast }: AppointOptions, heads: Iterable<string>): Map<string, string> {
  const busy = new Set<string>([...heads, cast.teacher, cast.classruk])
  const leading = new Map<string, string>([[cast.studentClass, cast.classruk]])
  for (const { name } of plan.classes) {
    if (leading.has(name)) continue
    const code = teachersOf(plan, name).find((one) => !busy.has(one))
    if (code === undefined) continue
    busy.add(code)
    leading.set(name, code)
  }
  return leading
}

/** Curators share the classes in order; the shown student's class goes to the first of them. */
function drawCurators({ plan, cast }: AppointOptions, curators: readonly Holder[]): Map<string, Holder> {
  const names = plan.classes.map(({ name }) => name)
  const share = Math.ceil(names.length / curators.length)
  const first = Math.floor(names.indexOf(cast.studentClass) / share)
  return new Map(
    names.flatMap((name, index) => {
      const part = Math.floor(index / share)
      const curator = curators[(part - first + curators.length) % curators.length]
      return curator ? [[name, curator] as const] : []
    }),
  )
}

export interface AppointOptions {
  plan: ImportPlan
  cast: Cast
  cathedras: Partial<Record<Cathedra, string>>
  teachers: readonly Teacher[]
  holders: readonly Holder[]
  /** The first day of the study year. */
  from: CalendarDate
}
export function appoint(options: AppointOptions): Appointments {
  const heads = drawHeads(options)
  const curators = options.holders.filter(({ post }) => post.roles.includes('curator'))
  return { heads, classTeachers: drawClassTeachers(options, heads.values()), curators: drawCurators(options, curators) }
}
