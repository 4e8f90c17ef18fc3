import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { chosenTitle } from './import/choices.ts'
import { fullAddress } from './address.ts'
import { maskedFields, unmaskPerson } from '../contract/people.ts'
import { maintainsPerson } from './scope/index.ts'

export const unmaskPersonHandler = handle(unmaskPerson, async ({ params, caller, db, record }) => {
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where(maintainsPerson(caller, sql.ref('p.id')))
    .select([
      'p.iin',
      'p.birth_date',
      chosenTitle('nationality').as('nationality'),
      chosenTitle('citizenship').as('citizenship'),
      fullAddress.as('address'),
    ])
    .executeTakeFirst()
  if (!person) throw notFound()
  const shown = maskedFields.filter((field) => person[field] !== null)
  if (shown.length > 0) await record({ subject: 'people.person', id: params.id, after: { unmasked: shown } })
  return person
})
