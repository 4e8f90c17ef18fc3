import { personKinds } from '#platform/contract/enumerations.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Child, Family } from '../families.ts'
import { insertRows, insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'
import { personRows } from './person-rows.ts'
import type { Relative } from '../parents.ts'

export interface FamilyIds {
  /** Children in the order of the families. */
  children: { child: Child; id: number }[]
  /** Adults in the same order; teachers with their own id. */
  relatives: { relative: Relative; id: number }[]
}

const range = (since: CalendarDate | null, until: CalendarDate | null) => `[${since ?? ''},${until ?? ''}]`

const ofKind = (persons: { id: number }[], kind_id: number) => persons.map(({ id }) => ({ person_id: id, kind_id }))

async function buildKinship(db: Database, families: readonly Family[], ids: FamilyIds): Promise<void> {
  const children = new Map(ids.children.map(({ child, id }) => [child, id]))
  const adults = new Map(ids.relatives.map(({ relative, id }) => [relative, id]))
  const rows = families.flatMap((family) =>
    family.children.flatMap((child) =>
      family.relatives.map((relative) => ({
        child_id: children.get(child) ?? 0,
        adult_id: adults.get(relative) ?? 0,
        kind: relative.kind,
        is_legal_representative: relative.isLegalRepresentative,
        may_pick_up: relative.mayPickUp,
        during: range(relative.since, relative.until),
      })),
    ),
  )
  await insertRows(db, 'people.kinship', rows)
}

/** Students and their families, in the order they were drawn. */
export async function buildFamilies(
  db: Database,
  families: readonly Family[],
  teacherIds: ReadonlyMap<string, number>,
  city: string,
): Promise<FamilyIds> {
  const children = families.flatMap((family) => family.children)
  const relatives = families.flatMap((family) => family.relatives)
  const strangers = relatives.flatMap(({ person }) => (person ? [person] : []))
  const made = await insertRowsWithIds(
    db,
    'people.person',
    await personRows(db, [...children.map(({ person }) => person), ...strangers], city),
  )
  const adultIds = made.slice(children.length)[Symbol.iterator]()
  const ids: FamilyIds = {
    children: children.map((child, index) => ({ child, id: made[index] ?? 0 })),
    relatives: relatives.map((relative) => ({
      relative,
      id: relative.teacher ? (teacherIds.get(relative.teacher.code) ?? 0) : Number(adultIds.next().value),
    })),
  }
  await insertRows(db, 'people.kind_member', [
    ...ofKind(ids.children, personKinds.student.id),
    ...ofKind(ids.relatives, personKinds.parent.id),
  ])
  await buildKinship(db, families, ids)
  return ids
}
