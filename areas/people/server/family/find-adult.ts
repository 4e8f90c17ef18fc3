import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { nameOf, type PersonValues } from '../import/person-values.ts'
import type { Doing } from '../record/insert-person.ts'
import { maintainsPerson } from '../scope/index.ts'

interface KnownAdult {
  id: number
  full_name: string
}

/**
 * Who in the school a parent that is being written is already: by the IIN, or by the name with the phone. Null: nobody.
 * @throws Refusal 422 at the IIN where somebody has it whom the caller may not take for this one
 */
export async function findAdult(
  { db, caller, today }: Omit<Doing, 'record'>,
  values: PersonValues,
  { isOther, place }: { isOther: boolean; place: readonly (string | number)[] },
): Promise<KnownAdult | null> {
  const { iin = null, phone = null } = values
  const person = sql.ref('p.id')
  const { rows } = await sql<
    KnownAdult & { by_iin: boolean; is_named_so: boolean; maintains: boolean; is_archived: boolean }
  >`select p.id, p.full_name, p.iin is not distinct from ${iin} and p.iin is not null as by_iin,
      p.sort_name = platform.sort_text(${nameOf(values)}) as is_named_so,
      ${maintainsPerson(caller, person)} as maintains, p.archived_at is not null as is_archived
    from people.person p
    where p.merged_into_id is null and (p.iin = ${iin} or (p.sort_name = platform.sort_text(${nameOf(values)})
      and p.phone = ${phone} and (p.iin is null or ${iin}::text is null) and p.archived_at is null
      and ${mayFindPerson(caller, person, today)}))
    order by by_iin desc, p.id limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const at = [...place, 'iin']
  const { id, full_name } = found
  if (!found.by_iin) return isOther ? null : { id, full_name }
  if (!found.maintains)
    throw refuse(at, msg`Человек с таким ИИН в школе есть, но его записи ведёте не вы: обратитесь к администратору`)
  if (!found.is_named_so || isOther) throw refuse(at, msg`Такой ИИН уже записан: ${full_name}`)
  if (found.is_archived) throw refuse(at, msg`Этот человек в архиве: сначала верните его`)
  return { id, full_name }
}
