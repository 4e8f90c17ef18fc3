import { sql } from 'kysely'
import { classTitle, isSameLetter, writtenLetter } from '#areas/classes/rules/class-letters.ts'
import { schoolKind } from '#areas/school/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { setLowestParallel, setRolledParallel } from '../contract/rollover.ts'
import type { NewClass } from '../contract/shapes.ts'
import { requireWholeSchool } from './whole-school.ts'
import { requireYears } from './years.ts'

/** Held till the end of the transaction. @throws Refusal 409 for who has seen an earlier version @returns the next version */
export async function lockPlan(db: Database, intoId: number, seen: number): Promise<number> {
  await sql`insert into rollover.plan (into_year_id, version) values (${intoId}, 0) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ version: number }>`
    select version from rollover.plan where into_year_id = ${intoId} for update`.execute(db)
  const version = rows[0]?.version ?? 0
  if (version !== seen)
    throw outdated(msg`Пока вы работали, план перехода изменили. Посмотрите, что стоит сейчас, и повторите`)
  return version + 1
}

/** Letters as they are kept. @throws Refusal 422 where two classes bear one */
async function writtenClasses(db: Database, parallel: number, given: readonly NewClass[]): Promise<NewClass[]> {
  const isCollege = (await schoolKind(db)) === 'college'
  const written = given.map((one) => ({ ...one, letter: isCollege ? one.letter : writtenLetter(one.letter) }))
  written.forEach(({ letter }, index) => {
    const title = isCollege ? letter : classTitle(parallel, letter)
    if (written.slice(0, index).some((one) => isSameLetter(one.letter, letter)))
      throw refuse(['new_classes', index, 'letter'], msg`Класс ${title} уже есть в списке`)
  })
  return written
}

async function writeNewClasses(db: Database, intoId: number, parallel: number, classes: readonly NewClass[]) {
  await sql`delete from rollover.new_class where into_year_id = ${intoId} and parallel = ${parallel}`.execute(db)
  await sql`insert into rollover.new_class (into_year_id, parallel, letter, language, profile, shift, capacity)
    select ${intoId}, ${parallel}, letter, language, profile, shift, capacity
    from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as one(letter text, language text, profile text, shift smallint,
      capacity smallint)`.execute(db)
}
const nextVersion = (db: Database, intoId: number, version: number) =>
  sql`update rollover.plan set version = ${version} where into_year_id = ${intoId}`.execute(db)

const lettersOf = (classes: readonly NewClass[]) => classes.map(({ letter }) => letter).join(', ')

export const setParallelHandler = handle(setRolledParallel, async ({ params, body, caller, db, today, record }) => {
  requireWholeSchool(caller)
  const { into } = await requireYears(db, params.into_id, today)
  const version = await lockPlan(db, into.id, body.version)
  const { mode, by, seed } = body
  const classes = mode === 'anew' ? await writtenClasses(db, params.number + 1, body.new_classes) : []
  await sql`insert into rollover.parallel (into_year_id, number, mode, division, seed)
    values (${into.id}, ${params.number}, ${mode}, ${by}, ${seed})
    on conflict (into_year_id, number) do update set mode = excluded.mode, division = excluded.division, seed = excluded.seed`.execute(
    db,
  )
  await writeNewClasses(db, into.id, params.number + 1, classes)
  await nextVersion(db, into.id, version)
  await record({
    subject: 'rollover.plan',
    id: into.id,
    after: { parallel: params.number, mode, division: mode === 'anew' ? by : null, letters: lettersOf(classes) },
  })
  return { version }
})

export const setLowestHandler = handle(setLowestParallel, async ({ params, body, caller, db, today, record }) => {
  requireWholeSchool(caller)
  const { from, into } = await requireYears(db, params.into_id, today)
  const version = await lockPlan(db, into.id, body.version)
  const { rows } = await sql<{ number: number | null }>`
    select min(number) as number from classes.parallel where year_id = ${from.id}`.execute(db)
  const number = rows[0]?.number ?? 1
  const classes = await writtenClasses(db, number, body.new_classes)
  await writeNewClasses(db, into.id, number, classes)
  await nextVersion(db, into.id, version)
  await record({ subject: 'rollover.plan', id: into.id, after: { parallel: number, letters: lettersOf(classes) } })
  return { version }
})
