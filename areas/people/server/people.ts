import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { exportRows } from '#platform/server/export.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { exportPeople, listedMaskedFields, listPeople, type Person } from '../contract/people.ts'
import { countPersons } from '#areas/access/server/index.ts'
import { kindsText } from '../rules/kinds-text.ts'
import { ownColumn, ownSheetColumns, readableFields, type OwnValues } from '#areas/own-fields/server/index.ts'
import { findPeople, type FoundPerson } from './find-people.ts'
import { findPageOfPeople } from './page-of-people.ts'
import { photoLinks, pictureReader } from './photo-links.ts'

/** What a list shows of people beside the names: asked for by itself where it is masked. */
const masked: readonly string[] = listedMaskedFields
const carriesAway: readonly string[] = [...masked, 'phone', 'email']

export const listPeopleHandler = handle(listPeople, async ({ query, caller, db, today, context, record }) => {
  const reader = pictureReader(context, caller)
  const page = await findPageOfPeople(db, query, caller, today)
  const unmasked = page.items.filter(({ is_unmasked }) => is_unmasked).map(({ id }) => id)
  await countPersons({ db, caller, today }, unmasked)
  if (query.unmasked === true && unmasked.length > 0)
    await record({
      subject: 'people.list',
      id: caller.accountId,
      after: { unmasked: listedMaskedFields, rows: unmasked.length, persons: unmasked },
    })
  return {
    ...page,
    items: page.items.map(({ is_unmasked: _isUnmasked, ...person }) => ({
      ...person,
      photo: photoLinks(reader, person.photo).photo,
    })),
  }
})

const columns: Record<(typeof exportPeople)['columns'][number], SheetColumn<Person>> = {
  name: { title: msg`ФИО`, width: 40, kind: 'text', of: (one) => one.full_name },
  kinds: { title: msg`Кто`, width: 26, kind: 'text', of: kindsText },
  class: { title: msg`Класс`, width: 8, kind: 'text', of: (one) => one.class?.title ?? null },
  position: { title: msg`Должность`, width: 30, kind: 'text', of: (one) => one.position },
  phone: { title: msg`Телефон`, width: 18, kind: 'text', of: (one) => one.phone },
  email: { title: msg`Почта`, width: 30, kind: 'text', of: (one) => one.email },
  iin: { title: msg`ИИН`, width: 15, kind: 'text', of: (one) => one.iin },
  birth_date: { title: msg`Дата рождения`, width: 15, kind: 'date', of: (one) => one.birth_date },
  nationality: { title: msg`Национальность`, width: 18, kind: 'text', of: (one) => one.nationality },
  citizenship: { title: msg`Гражданство`, width: 28, kind: 'text', of: (one) => one.citizenship },
}

export const exportPeopleHandler = handle(exportPeople, async ({ query, caller, db, today, record }) => {
  const kind = Object.values(personKinds).find(({ slug }) => slug === query.kind)
  const isUnmasked = query.columns.some((name) => masked.includes(name))
  const found = await findPeople(db, { ...query, unmasked: isUnmasked }, caller, today)
  const own = ownSheetColumns(await readableFields(db, caller), kind?.id)
  const isCounted = Object.keys(own).length > 0 || query.columns.some((name) => carriesAway.includes(name))
  const rows = found.rows.select(ownColumn(caller, today).as('own'))
  return exportRows({
    list: 'people',
    title: kind?.title ?? t`Люди`,
    columns: { ...columns, ...own } as Record<string, SheetColumn<FoundPerson & { own: OwnValues }>>,
    query: { ...query, columns: [...query.columns, ...Object.keys(own)] },
    found: {
      total: found.total,
      rows: {
        execute: async () => {
          const people = await rows.execute()
          const counted = people.filter(({ id, is_unmasked }) => is_unmasked || (isCounted && id !== caller.personId))
          const ids = counted.map(({ id }) => id)
          await countPersons({ db, caller, today }, ids, { isFile: true })
          return people
        },
      },
    },
    personOf: ({ id, is_unmasked }) => (is_unmasked ? id : null),
    caller,
    today,
    record,
  })
})
