import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import {
  importHandlers,
  type FoundChange,
  type ImportKind,
  type ImportValues,
  type ValidationInput,
} from '#platform/server/import/index.ts'
import { importParents } from '../../contract/import.ts'
import { plainClassTitle } from '../../rules/class-title.ts'
import { findChildren } from './find-children.ts'
import { validatePersons, personKeys, requiredOfNew, withChanges, type PersonTarget } from './validate-person.ts'
import { nameOf } from './person-values.ts'
import { peopleReverts } from './revert-people.ts'
import { writePerson } from './write-person.ts'

interface Tie {
  id: number
  child_id: number
  adult_id: number
  kinship: string
  is_legal: string
  may_pick_up: string
}
interface ParentTarget extends PersonTarget {
  childId: number | null
  tie: Tie | null
  changes: FoundChange[]
}
const tieFields = ['kinship', 'is_legal', 'may_pick_up'] as const
const childFields = ['child_iin', 'child_name', 'child_class', ...tieFields] as const

async function tiesOf({ db, today }: ValidationInput, adults: readonly number[]): Promise<Map<string, Tie>> {
  const { rows } = await sql<Tie>`select id, child_id, adult_id, kind as kinship,
      case when is_legal_representative then 'yes' else 'no' end as is_legal,
      case when may_pick_up then 'yes' else 'no' end as may_pick_up
    from people.kinship where adult_id = any(${[...adults]}::int[]) and during @> ${today}::date`.execute(db)
  return new Map(rows.map((tie) => [`${tie.adult_id} ${tie.child_id}`, tie]))
}
const changesOf = (values: ImportValues, tie: Tie | null): FoundChange[] =>
  tieFields.flatMap((column) => {
    const to = values[column]
    return to === undefined || to === tie?.[column] ? [] : [{ column, from: tie?.[column] ?? null, to }]
  })
const childKey = ({ child_iin, child_name = '', child_class = '' }: ImportValues) =>
  child_iin ?? `${child_name.toLowerCase()} ${plainClassTitle(child_class)}`

const parents: ImportKind<ParentTarget> = {
  name: 'people.parents',
  declared: importParents,
  titleOf: nameOf,
  keysOf: (values) => personKeys(values).map((key) => `${key} ${childKey(values)}`),
  validate: async (validationInput, rows) => {
    const validated = await validatePersons(validationInput, rows, () => 'parent')
    const children = await findChildren(
      validationInput,
      rows.map(({ values }) => values),
    )
    const ties = await tiesOf(
      validationInput,
      validated.flatMap(({ target }) => target.known?.id ?? []),
    )
    return validated.map((one, index) => {
      const found = children[index]
      const child = found && 'child' in found ? found.child : null
      const adult = one.target.known
      const tie = (child && adult && ties.get(`${adult.id} ${child.id}`)) ?? null
      const changes = changesOf(rows[index]?.values ?? {}, tie)
      const values = rows[index]?.values ?? {}
      // a list of ours says of a parent nothing of the children: what is known of them stays
      const isOnlyPerson = adult !== null && childFields.every((field) => values[field] === undefined)
      const problems = [...one.problems, ...requiredOfNew(importParents.unsaidColumns, values, adult)]
      if (found && 'problem' in found && !isOnlyPerson) problems.push(found.problem)
      if (child && child.id === adult?.id)
        problems.push({ column: 'child_iin', level: 'error', text: msg`Человек не может быть своим родителем` })
      return { ...withChanges(one, changes, { ...one.target, childId: child?.id ?? null, tie, changes }), problems }
    })
  },
  write: async (writing, { values }, { target }) => {
    const { db, today, record } = writing
    const adult_id = await writePerson(writing, target)
    const { tie, childId, changes } = target
    if (childId === null || changes.length === 0) return
    const set = {
      kind: values['kinship'] ?? 'other',
      is_legal_representative: values['is_legal'] === 'yes',
      may_pick_up: values['may_pick_up'] === 'yes',
    }
    if (tie) {
      await db
        .updateTable('people.kinship')
        .set({ ...set, version: sql`version + 1` })
        .where('id', '=', tie.id)
        .execute()
      const before = {
        kind: tie.kinship,
        is_legal_representative: tie.is_legal === 'yes',
        may_pick_up: tie.may_pick_up === 'yes',
      }
      return record({ subject: 'people.kinship', id: tie.id, before, after: set })
    }
    const { id } = await db
      .insertInto('people.kinship')
      .values({ child_id: childId, adult_id, ...set, during: sql`daterange(${today}::date, null)` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ subject: 'people.kinship', id, after: { child_id: childId, adult_id, ...set } })
  },
  reverts: peopleReverts,
}
export const parentsImport = importHandlers(parents)
