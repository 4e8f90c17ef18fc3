import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import type { createStudent } from '../../contract/new-student.ts'
import { nameOf } from '../import/person-values.ts'
import type { Doing } from '../record/insert-person.ts'
import { findAdult } from './find-adult.ts'
import { makePerson, requireAdult, requireFree, soundValues, storeTie } from './ties.ts'

type NewRelative = z.output<(typeof createStudent)['body']>['relatives'][number]
interface TiedRelative {
  id: number
  full_name: string
  is_known: boolean
}

async function knownOrMade(
  doing: Doing,
  { person_id, person, is_other }: NewRelative,
  childId: number,
  place: readonly (string | number)[],
): Promise<TiedRelative> {
  const { db, today, record } = doing
  if (person_id !== null) {
    await requireAdult(doing, { id: person_id, child: childId }, [...place, 'person_id'])
    const { full_name } = await db
      .selectFrom('people.person')
      .where('id', '=', person_id)
      .select('full_name')
      .executeTakeFirstOrThrow()
    return { id: person_id, full_name, is_known: true }
  }
  if (person === null) throw refuse([...place, 'person_id'], msg`Выберите человека или внесите нового`)
  const at = [...place, 'person']
  const values = soundValues(person, at, today)
  const known = await findAdult(doing, values, { isOther: is_other, place: at })
  if (known) return { ...known, is_known: true }
  const { id, changes } = await makePerson(db, values)
  await record(...changes)
  return { id, full_name: nameOf(values), is_known: false }
}

/** Ties an adult to a child: one of the school, or one who is made. @throws Refusal 422 below `place` */
export async function tieRelative(
  doing: Doing,
  childId: number,
  given: NewRelative,
  place: readonly (string | number)[],
): Promise<TiedRelative> {
  const { kind, is_legal_representative, may_pick_up } = given
  const adult = await knownOrMade(doing, given, childId, place)
  const ends = { child_id: childId, adult_id: adult.id }
  const tie = { kind, is_legal_representative, may_pick_up, from: null, until: null }
  await requireFree(doing.db, ends, tie, 0, [...place, 'person_id'])
  const { changes } = await storeTie(doing.db, ends, tie)
  await doing.record(...changes)
  return adult
}
