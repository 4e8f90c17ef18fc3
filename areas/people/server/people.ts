import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, literally, pageOf, total } from '#platform/server/list.ts'
import { listPeople } from '../contract/people.ts'
import { appointments, ownClass, ownPosition, personColumns, plainColumns } from './columns.ts'
import { photoLinks } from './photo-links.ts'
import { visibleTo, type Visible } from './visible.ts'

/** Every word in the name; a number also in IIN and phone, an e-mail in the e-mail, where the reader may see them. */
function matches(typed: string, visible: Visible): RawBuilder<boolean> {
  const byName = containsWords(sql`p.search`, typed)
  const digits = typed.replaceAll(/[\s()+-]/g, '')
  if (/^\d{3,}$/.test(digits)) {
    const nationally = digits.length > 10 ? digits.slice(-10) : digits
    return sql<boolean>`(${byName} or (${visible.identity} and p.iin like ${`${digits}%`})
      or (${visible.contacts} and regexp_replace(p.phone, '\\D', '', 'g') like ${`%${nationally}%`}))`
  }
  if (!typed.includes('@')) return byName
  return sql<boolean>`(${visible.contacts} and lower(p.email) like ${`%${literally(typed.trim().toLowerCase())}%`})`
}

function isOfKind(slug: PersonKindSlug, today: string): RawBuilder<boolean> {
  const id = Object.values(personKinds).find((kind) => kind.slug === slug)?.id ?? 0
  const appointed: Partial<Record<number, RawBuilder<boolean>>> = appointments(today)
  return (
    appointed[id] ??
    sql<boolean>`exists (select from people.kind_member km where km.person_id = p.id and km.kind_id = ${id})`
  )
}

/** 7Б before 10А: by the parallel's number, then the letter; persons without a class last. */
const byClass = (today: string) => sql`(
  select lpad(pl.number::text, 2, '0') || own.letter from ${ownClass(today)} own join classes.parallel pl on pl.id = own.parallel_id)`

export const listPeopleHandler = handle(listPeople, async ({ query, caller, db, today, house }) => {
  const visible = visibleTo(caller, today)
  const found = db
    .selectFrom('people.person as p')
    .where('p.archived_at', 'is', null)
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .$if(query.admin_user_id !== undefined, (rows) => rows.where('p.admin_user_id', '=', query.admin_user_id ?? 0))
    .$if(query.kind !== undefined, (rows) => rows.where(isOfKind(query.kind ?? 'students', today)))
    .$if(query.class_id !== undefined, (rows) =>
      rows.where(sql<boolean>`p.id in (select m.student_id from classes.class_member m
        where m.class_id = ${query.class_id} and m.during @> ${today}::date)`),
    )
    .where(matches(query.search ?? '', visible))
  const sorts = { name: sql`p.sort_name`, class: byClass(today), position: ownPosition(today) }
  const page = await pageOf(
    query,
    found.select(total),
    found
      .select(plainColumns)
      .select(personColumns(visible, today))
      .orderBy(sorts[query.sort], (by) => (query.asc ? by.asc() : by.desc()).nullsLast())
      .orderBy('p.sort_name')
      .orderBy('p.id'),
  )
  return { ...page, items: page.items.map((person) => ({ ...person, photo: photoLinks(house, person.photo).photo })) }
})
