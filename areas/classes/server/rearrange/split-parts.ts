import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { classTitle, isSameLetter, writtenLetter } from '../../rules/class-letters.ts'
import { insertClasses } from '../bulk.ts'
import { makeOwnGroups, shareGroups } from './groups-of-parts.ts'
import type { ClassRow } from './class-rows.ts'
import type { Rearranging } from './rearranging.ts'

export type Part = { class_id: number } | { letter: string }
export interface SplitPart {
  id: number
  title: string
}

/** @throws Refusal 422 where two parts are one, where a letter is taken, or where nothing would be divided */
async function requireParts({ db }: Rearranging, { parallel_id, parallel }: ClassRow, parts: readonly Part[]) {
  const { rows } = await sql<SplitPart & { letter: string }>`
    select id, title, letter from classes.class where parallel_id = ${parallel_id}`.execute(db)
  const letters: string[] = []
  return parts.map((part, index) => {
    const at = ['parts', index, 'class_id' in part ? 'class_id' : 'letter']
    if ('class_id' in part) {
      const known = rows.find(({ id }) => id === part.class_id)
      if (!known) throw refuse(at, msg`Делят на классы той же параллели`)
      if (parts.slice(0, index).some((one) => 'class_id' in one && one.class_id === part.class_id))
        throw refuse(at, msg`Класс назван дважды`)
      return known
    }
    const letter = writtenLetter(part.letter)
    const taken = [...rows.map((row) => row.letter), ...letters].some((one) => isSameLetter(one, letter))
    if (taken) throw refuse(at, msg`Класс ${classTitle(parallel, letter)} уже есть`)
    letters.push(letter)
    return { id: null, title: classTitle(parallel, letter), letter }
  })
}

interface Splitting {
  from: string
  groups: 'own' | 'shared'
  parts: readonly Part[]
}
/** The classes that a class is divided into; new ones are made, with the groups in which they are taught. */
export async function makeParts(
  doing: Rearranging,
  divided: ClassRow,
  { from, groups, parts }: Splitting,
): Promise<SplitPart[]> {
  const { db, trace } = doing
  const { parallel_id, language, shift, profile, capacity, year } = divided
  const found = await requireParts(doing, divided, parts)
  const opened_on = from === year.start ? null : from
  const made: SplitPart[] = []
  for (const { id, title, letter } of found) {
    if (id !== null) {
      made.push({ id, title })
      continue
    }
    const one = { parallel_id, letter, title, shift, language, profile, capacity, opened_on }
    const [own = 0] = await insertClasses(db, year.id, [one], trace)
    if (groups === 'own') await makeOwnGroups(doing, divided, { id: own, title })
    else await shareGroups(doing, divided.id, own)
    made.push({ id: own, title })
  }
  return made
}
