import { sql } from 'kysely'
import { countPersons, unknownPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { maskedFields, unmaskPerson, type Masked } from '../contract/people.ts'
import { maskedColumns, maskingOf } from './masking.ts'
import { maintainsPerson } from './scope/index.ts'

export const unmaskPersonHandler = handle(unmaskPerson, async ({ params, caller, db, today, record }) => {
  const masking = maskingOf(caller, { isRequested: true })
  const found = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where(maintainsPerson(caller, sql.ref('p.id')))
    .select(maskedColumns(masking, maskedFields))
    .select(masking.isUnmasked.as('is_unmasked'))
    .$castTo<Masked & { is_unmasked: boolean }>()
    .executeTakeFirst()
  if (!found) throw unknownPerson(caller, params.id)
  const { is_unmasked, ...person } = found
  await countPersons({ db, caller, today }, is_unmasked ? [params.id] : [])
  const shown = maskedFields.filter((field) => person[field] !== null)
  if (shown.length > 0) await record({ subject: 'people.person', id: params.id, after: { unmasked: shown } })
  return person
})
