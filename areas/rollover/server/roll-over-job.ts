import { sql } from 'kysely'
import * as z from 'zod/mini'
import { makeMissingGroups } from '#areas/grouping/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import { longJob, type Doing, type ItemOutcome } from '#platform/server/long-job/long-job.ts'
import { rollsOver } from '../contract/access.ts'
import { outlineOf, type Outline } from '../rules/outline-of.ts'
import { beginAct, type RollingOver } from './doing.ts'
import { rolloverKind } from './job-kind.ts'
import { readSituation } from './situation.ts'
import { carryOwnGroups, carrySharedGroups } from './steps/groups.ts'
import { moveMembers } from './steps/members.ts'
import { joinWholeClasses } from './steps/join-groups.ts'
import { carryStructure } from './steps/structure.ts'
import { outOfReach } from './whole-school.ts'
import { findYears, objectionTo } from './years.ts'

/** One thing after the other: classes and the plan, each class, each parallel that is divided anew, shared groups, what the plan wants beside. */
export const RolloverStep = z.discriminatedUnion('step', [
  z.object({ into_id: id, step: z.literal('structure') }),
  z.object({ into_id: id, step: z.literal('class'), class_id: id }),
  z.object({ into_id: id, step: z.literal('parallel'), number: z.int() }),
  z.object({ into_id: id, step: z.literal('shared') }),
  z.object({ into_id: id, step: z.literal('plan') }),
])
export type RolloverStep = z.infer<typeof RolloverStep>

const done = (detail: ItemOutcome['detail']): ItemOutcome => ({ outcome: 'done', detail })

async function moveClass(doing: RollingOver, outline: Outline, classId: number): Promise<ItemOutcome> {
  const found = outline.parallels.flatMap(({ classes }) => classes).find((one) => one.id === classId)
  if (!found?.into?.id) return { outcome: 'refused', detail: msg`Класса в новом году нет: повторите переход` }
  const placed = await moveMembers(doing, [found])
  const groups = await carryOwnGroups(doing, classId)
  return done(msg`${found.into.title}: учеников ${placed}, групп ${groups}`)
}
async function moveParallel(doing: RollingOver, outline: Outline, number: number): Promise<ItemOutcome> {
  const found = outline.parallels.find((one) => one.number === number)
  const placed = found ? await moveMembers(doing, found.classes) : 0
  return done(msg`Учеников: ${placed}`)
}

async function act(doing: RollingOver, input: RolloverStep): Promise<ItemOutcome> {
  const { db, caller, today, years, trace } = doing
  if (input.step === 'shared') return done(msg`Групп: ${await carrySharedGroups(doing)}`)
  if (input.step === 'plan') {
    const asked = { year_id: years.into.id, from: years.into.date_start, divides: true }
    const made = await makeMissingGroups({ db, caller, today, trace }, asked)
    const joined = await joinWholeClasses(doing)
    return done(msg`Групп: ${made.groups}, мест в них: ${made.members + joined}`)
  }
  const outline = outlineOf(await readSituation(db, years))
  if (input.step === 'structure') return done(await carryStructure(doing, outline))
  return input.step === 'class' ? moveClass(doing, outline, input.class_id) : moveParallel(doing, outline, input.number)
}

export const rolloverJob = longJob<RolloverStep>({
  kind: rolloverKind,
  input: RolloverStep,
  access: rollsOver,
  reaches: 'each-row',
  act: async (doing: Doing<RolloverStep>) => {
    const { db, caller, today, input } = doing
    const refused = outOfReach(caller)
    if (refused) return refused
    await sql`select from calendar.study_year where id = ${input.into_id} for no key update`.execute(db)
    const years = await findYears(db, input.into_id, today)
    const objection = years ? objectionTo(years, today) : msg`Учебного года больше нет`
    if (!years || objection) return { outcome: 'refused', detail: objection }
    return act(await beginAct(doing, years), input)
  },
})
