import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { requireUntouched, type MadeChange, type Revert, type Undoing } from '#platform/server/import/index.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { conflict } from '#platform/server/refusal.ts'
import { choiceFields } from '../../rules/spoken-choices.ts'
import { columnsOf } from './choices.ts'
import { removePost } from '../employment.ts'
import { changingPosts } from '../changing-posts.ts'
import { personFields, type PersonField, type PersonValues } from './person-values.ts'

const changedSince = () => conflict(msg`Изменено после импорта`)

/** Somebody whom the import has made, and whom nothing names. */
async function removeMade(undoing: Undoing, change: MadeChange): Promise<void> {
  const { db, context, record } = undoing
  const { subject, subject_id: id, after } = change
  await requireUntouched(undoing, change, ['unmasked'])
  const person = await db
    .selectFrom('people.person')
    .where('id', '=', id)
    .select('admin_user_id')
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw changedSince()
  if (person.admin_user_id !== null) throw conflict(msg`У человека уже есть учётная запись`)
  const uses = await countReferences(db, 'people.person', [id])
  if (uses.length > 0) {
    const titles = uses.map((one) => titleOfReference(context.referenceTitles, one))
    throw conflict(msg`На человека уже ссылаются: ${titles.join(', ')}`)
  }
  await db.deleteFrom('people.person').where('id', '=', id).execute()
  await record({ subject, id, before: { surname: after?.['surname'], name: after?.['name'] } })
}

/** What the import has changed of somebody is as it was, where it stands as the import left it. */
async function restoreFields(
  { db, record }: Undoing,
  { subject, subject_id: id, before, after }: MadeChange,
): Promise<void> {
  const fields = personFields.filter((field) => after !== null && field in after)
  const isChosen = (field: PersonField) => (choiceFields as readonly string[]).includes(field)
  const { rows } = await sql<Record<string, string | null>>`select ${sql.join(
    fields.map(
      (field) =>
        sql`${isChosen(field) ? sql`dictionaries.title_of(${sql.ref(`p.${field}_id`)})` : sql`p.${sql.ref(field)}::text`}
          as ${sql.ref(field)}`,
    ),
  )} from people.person p where p.id = ${id} for update of p`.execute(db)
  const [present] = rows
  if (!present || fields.some((field) => present[field] !== after?.[field])) throw changedSince()
  const former = Object.fromEntries(fields.map((field) => [field, before?.[field] ?? null]))
  const known = Object.fromEntries(Object.entries(former).filter(([, value]) => value !== null)) as PersonValues
  const emptied = Object.fromEntries(
    fields.filter((field) => former[field] === null).map((field) => [isChosen(field) ? `${field}_id` : field, null]),
  )
  await db
    .updateTable('people.person')
    .set({ ...emptied, ...columnsOf(known), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await record({ subject, id, before: after, after: former })
}

const revertKind: Revert = async ({ db, caller, today, record }, { subject, subject_id: id, after }) => {
  const kindId = Number(after?.['kind_id'])
  for (const hold of caller.accessRules.persons.obstaclesOfKind(kindId)) {
    const [held] = await hold(db, id, today)
    if (held !== undefined) throw conflict(held)
  }
  await db.deleteFrom('people.kind_member').where('person_id', '=', id).where('kind_id', '=', kindId).execute()
  await record({ subject, id, before: { kind_id: kindId } })
}

const rights = ['kind', 'is_legal_representative', 'may_pick_up'] as const
const revertTie: Revert = async (undoing, change) => {
  const { db, record } = undoing
  const { subject, subject_id: id, before, after } = change
  await requireUntouched(undoing, change)
  if (before === null) await db.deleteFrom('people.kinship').where('id', '=', id).execute()
  else
    await sql`update people.kinship k set version = k.version + 1, ${sql.join(
      rights.map((field) => sql`${sql.ref(field)} = former.${sql.ref(field)}`),
    )} from jsonb_populate_record(null::people.kinship, ${JSON.stringify(before)}::jsonb) former where k.id = ${id}`.execute(
      db,
    )
  await record({ subject, id, before: after, ...(before === null ? {} : { after: before }) })
}

const revertPost: Revert = async (undoing, change) => {
  const { db, record } = undoing
  const { subject, subject_id: id, before, after } = change
  await requireUntouched(undoing, change)
  if (before === null) {
    const personId = Number(after?.['person_id'])
    await sql`select from people.person where id = ${personId} for no key update`.execute(db)
    await changingPosts(undoing, { personId, id }, () => removePost(db, id))
  } else
    await sql`update people.employment e set version = e.version + 1, rate = coalesce(former.rate, e.rate)
      from jsonb_populate_record(null::people.employment, ${JSON.stringify(before)}::jsonb) former
      where e.id = ${id}`.execute(db)
  await record({ subject, id, before: after, ...(before === null ? {} : { after: before }) })
}

/** How what an import of people has changed is taken back. */
export const peopleReverts: Readonly<Record<string, Revert>> = {
  'people.person': (undoing, change) =>
    change.before === null ? removeMade(undoing, change) : restoreFields(undoing, change),
  'people.kind_member': revertKind,
  'people.kinship': revertTie,
  'people.employment': revertPost,
}
