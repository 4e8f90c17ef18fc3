import type { Database } from '#platform/server/database.ts'
import type { MissKind } from '../contract/miss-kind.ts'
import type { KeptMissKind } from '../contract/miss-kinds.ts'

/** A kind as it is stored: how many misses are of it is known above. */
export type MissKindRow = Omit<KeptMissKind, 'misses'>

const inOrder = (db: Database) =>
  db
    .selectFrom('miss_kinds.miss_kind')
    .select(['id', 'code', 'letter', 'title', 'category'])
    .select(['counts_as_missed', 'excludes_marks', 'takes_minutes', 'is_archived'])
    .orderBy('index')
    .orderBy('id')

/** All kinds, those of the archive too, in the school's order. */
export const readMissKinds = (db: Database): Promise<MissKind[]> => inOrder(db).$castTo<MissKind>().execute()

export const readKindRows = (db: Database): Promise<MissKindRow[]> =>
  inOrder(db).select(['is_system', 'version']).$castTo<MissKindRow>().execute()
