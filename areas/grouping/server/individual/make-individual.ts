import { sql } from 'kysely'
import { insertGroups, writeGroupStays } from '#areas/classes/server/index.ts'
import { t, translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { makeIndividual, previewIndividual, type IndividualBody } from '../../contract/individual.ts'
import { freeTitle } from '../../rules/group-titles.ts'
import { keptDays, requireNothingKept } from '../stays/kept-days.ts'
import { moveEffects } from '../stays/move-effects.ts'
import { placeStudents, type Placement } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'
import { readStudentPlan, requireCourses, type StudentPlan } from './individual-plan.ts'

/** «Ахметов Д. Н.»: a group of one is called by its student. */
async function titlesOf(db: Database, { student, year }: StudentPlan, { courses }: IndividualBody): Promise<string[]> {
  const { rows } = await sql<{ course_id: number; title: string }>`select course_id, title from classes.study_group
    where year_id = ${year.id} and course_id = any(${courses.map(({ course_id }) => course_id)}::int[])`.execute(db)
  const taken = Map.groupBy(rows, ({ course_id }) => course_id)
  return courses.map(({ course_id }) =>
    freeTitle(student.short_name, new Set((taken.get(course_id) ?? []).map(({ title }) => title))),
  )
}

const placementsOf = ({ student }: StudentPlan, { courses }: IndividualBody, ids: readonly number[]): Placement[] =>
  courses.map(({ course_id }, place) => ({ student_id: student.id, course_id, group_id: ids[place] ?? null }))

export const makeIndividualHandler = handle(makeIndividual, async ({ body, caller, db, today, context, http }) => {
  const plan = await readStudentPlan({ db, caller, today }, body)
  requireCourses(plan, body.courses)
  const trace = traceOf(caller, http)
  const titles = await titlesOf(db, plan, body)
  const groups = body.courses.map(({ course_id, hours }, place) => ({
    course_id,
    hours,
    title: titles[place] ?? '',
    kind: 'individual' as const,
    classes: [plan.class.id],
  }))
  const ids = await insertGroups(db, plan.year.id, groups, trace)
  const placed = await placeStudents(db, {
    placements: placementsOf(plan, body, ids),
    year: plan.year,
    from: plan.from,
  })
  await requireNothingKept(db, context.membershipHolds, placed.taken)
  await writeGroupStays(db, placed.writes, trace)
  return { groups: ids.map((id, place) => ({ id, title: titles[place] ?? '' })), batch: trace.batch }
})

export const previewIndividualHandler = handle(previewIndividual, async ({ body, caller, db, today, context }) => {
  const plan = await readStudentPlan({ db, caller, today }, body)
  requireCourses(plan, body.courses)
  const ids = body.courses.map((_course, place) => -1 - place)
  const placed = await placeStudents(db, {
    placements: placementsOf(plan, body, ids),
    year: plan.year,
    from: plan.from,
  })
  const kept = await keptDays(db, context.membershipHolds, placed.taken)
  const titles = await titlesOf(db, plan, body)
  const named = new Map(plan.courses.map(({ course }) => [course.id, course.title]))
  return {
    obstacles: kept.map((one) => translate(one)),
    effects: [
      {
        title: t`Группы из одного ученика`,
        items: body.courses.map(({ course_id }, place) => `${named.get(course_id)}, ${titles[place]}`),
      },
      ...(await moveEffects(db, placed)),
      { title: t`Дальше`, items: [t`Назначьте учителей в «Нагрузке» и поставьте уроки в расписание`] },
    ],
  }
})
