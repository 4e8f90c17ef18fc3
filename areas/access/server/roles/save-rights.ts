import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { conflict, type Refusal } from '#platform/server/refusal.ts'
import { pasRolesSettings } from '../../contract/permissions.ts'
import { saveRights, type RightsMatrix } from '../../contract/rights-matrix.ts'
import { isHigher, levelAt, levelsOf, type RightsChange } from '../../rules/rights-changes.ts'
import { holdersOf, levelTitles, requireKnown } from './changed-rights.ts'
import { requireCovered, requireGrantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { matrixOf } from './read-matrix.ts'
import { publishRights } from './publish-rights.ts'

const maxNamed = 5
/** 409 with the cells that stand otherwise now. */
function stale(clashes: readonly RightsChange[], { roles, grants }: RightsMatrix, { find }: Permissions): Refusal {
  const levels = levelsOf(grants)
  const titles = new Map(roles.map(({ id, title }) => [id, title]))
  const named = clashes.slice(0, maxNamed).map(({ role_id, key }) => {
    const now = levelTitles[levelAt(levels, role_id, key)]
    return t`${titles.get(role_id)}: ${find(key)?.title ?? key} — сейчас ${now}`
  })
  const more = clashes.length > maxNamed ? t` и ещё ${clashes.length - maxNamed}` : ''
  return conflict(msg`Права уже изменил другой администратор. ${named.join('; ')}${more}. Выберите, что оставить`)
}

async function store(db: Database, changes: readonly RightsChange[]): Promise<void> {
  const given = JSON.stringify(changes.map(({ role_id, key, level }) => ({ role_id, key, level })))
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(role_id integer, key text, level text)`
  await sql`delete from access.role_permission rp using ${rows}
    where rp.role_id = given.role_id and rp.key = given.key and given.level = 'none'`.execute(db)
  await sql`insert into access.role_permission (role_id, key, level)
    select role_id, key, level from ${rows} where level <> 'none'
    on conflict (role_id, key) do update set level = excluded.level`.execute(db)
}

/** Of each role in one change: `{ jrn_journal: 'read' }` to `{ jrn_journal: 'write' }`. */
const auditedValues = (changes: readonly RightsChange[]) =>
  [...Map.groupBy(changes, ({ role_id }) => role_id)].map(([id, own]) => ({
    subject: 'access.role',
    id,
    before: Object.fromEntries(own.map(({ key, seen }) => [key, seen])),
    after: Object.fromEntries(own.map(({ key, level }) => [key, level])),
  }))

export const saveRightsHandler = handle(
  saveRights,
  async ({ body: { changes }, caller, db, today, context, record, publish }) => {
    const { permissions } = context.accessRules
    const matrix = await keepingRights(db, today, async () => {
      const grantor = await requireGrantor(db, caller, today, [pasRolesSettings])
      const present = await matrixOf(db, permissions)
      requireKnown(present, changes, permissions)
      const levels = levelsOf(present.grants)
      const clashes = changes.filter(({ role_id, key, seen }) => levelAt(levels, role_id, key) !== seen)
      if (clashes.length > 0) throw stale(clashes, present, permissions)
      const raised = changes.flatMap(({ key, seen, level }) =>
        level !== 'none' && isHigher(level, seen) ? [{ key, level }] : [],
      )
      requireCovered(grantor, raised)
      await store(db, changes)
      await record(...auditedValues(changes.filter(({ seen, level }) => seen !== level)))
      return matrixOf(db, permissions)
    })
    const holders = await holdersOf(
      db,
      changes.map(({ role_id }) => role_id),
    )
    publishRights(
      publish,
      holders.map(({ account_id }) => account_id),
    )
    return matrix
  },
)
