import { sql } from 'kysely'
import { countLinesToCarry } from '#areas/curriculum/server/index.ts'
import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readRollover } from '../contract/rollover.ts'
import type { FormerClass, Held, Rollover } from '../contract/shapes.ts'
import { outlineOf, type OutlinedClass, type OutlinedParallel } from '../rules/outline-of.ts'
import type { Target } from '../rules/targets.ts'
import { rolloverKind } from './job-kind.ts'
import { readSituation } from './situation.ts'
import { requireReadingAll } from './whole-school.ts'
import { findYears, objectionTo, type Years } from './years.ts'

const empty: Rollover = {
  years: null,
  objection: '',
  version: 0,
  parallels: [],
  lowest: null,
  held: [],
  profiles: [],
  lines: 0,
  is_begun: false,
  job_id: null,
}

const count = ({ students }: OutlinedClass, fate: OutlinedClass['students'][number]['fate']) =>
  students.filter((one) => one.fate === fate).length

const answeredClass = (one: OutlinedClass): FormerClass => ({
  id: one.id,
  title: one.title,
  language: one.language,
  students: one.students.length,
  moves: count(one, 'moves'),
  leaves: count(one, 'leaves'),
  placed: count(one, 'placed'),
  held: count(one, 'held'),
  into: one.into && { id: one.into.id, title: one.into.title },
})
const answeredTarget = ({ parallel: _of, ...target }: Target, students: number) => ({ ...target, students })

function answeredParallel({ number, mode, by, seed, classes, targets }: OutlinedParallel) {
  const coming = (target: Target) =>
    classes.flatMap(({ students }) => students).filter((student) => student.target === target).length
  return {
    number,
    mode,
    by,
    seed,
    classes: classes.map(answeredClass),
    new_classes: targets.map((target) => answeredTarget(target, target.students + coming(target))),
  }
}

const heldOf = (parallels: readonly OutlinedParallel[]): Held[] =>
  parallels
    .flatMap(({ classes }) => classes)
    .flatMap(({ id, title, students }) =>
      students.flatMap((one) =>
        one.reason === null
          ? []
          : [
              {
                student: { id: one.id, full_name: one.full_name },
                class: { id, title },
                reason: one.reason,
                note: one.note,
                placed_in: one.placed_in,
              },
            ],
      ),
    )

interface Progress {
  job_id: number | null
  is_begun: boolean
  profiles: string[]
}
async function readProgress(db: Database, { from, into }: Years): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select (select j.id from platform.long_job j where j.kind = ${rolloverKind} and j.state in ('waiting', 'running')
        order by j.id desc limit 1) as job_id,
      exists (select from rollover.act where into_year_id = ${into.id}) as is_begun,
      array(select profile from (
        select profile from classes.class where year_id in (${from.id}, ${into.id})
        union select profile from curriculum.rup_line where year_id in (${from.id}, ${into.id})
        union select profile from rollover.new_class where into_year_id = ${into.id}) known
        where profile <> '' order by platform.sort_text(profile) collate "C") as profiles`.execute(db)
  return rows[0]
}

export const readRolloverHandler = handle(readRollover, async ({ query, caller, db, today }) => {
  requireReadingAll(caller)
  const years = await findYears(db, query.into_id, today)
  if (!years) return { ...empty, objection: t`Следующего учебного года ещё нет: заведите его в календаре` }
  const { version, ...situation } = await readSituation(db, years)
  const { parallels, lowest } = outlineOf(situation)
  const progress = await readProgress(db, years)
  return {
    ...empty,
    ...progress,
    years: {
      from: { id: years.from.id, title: studyYearTitle(years.from) },
      into: { id: years.into.id, title: studyYearTitle(years.into), date_start: years.into.date_start },
    },
    objection: String(objectionTo(years, today) ?? ''),
    version,
    parallels: parallels.map(answeredParallel),
    lowest: lowest && {
      number: lowest.number,
      new_classes: lowest.targets.map((target) => answeredTarget(target, target.students)),
    },
    held: heldOf(parallels),
    lines: await countLinesToCarry(db, { from: years.from.id, into: years.into.id }),
  }
})
