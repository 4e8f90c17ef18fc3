import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { previewRights } from '../../contract/rights-matrix.ts'
import { levelsOf, affectedBy, type AffectedCounts, type RightsChange } from '../../rules/rights-changes.ts'
import { holdersOf, levelTitles, requireKnown } from './changed-rights.ts'
import { matrixOf } from './read-matrix.ts'

function inWords({ seen, level }: RightsChange, { gain, lose }: AffectedCounts): string {
  const people = [gain > 0 ? t`получат: ${gain}` : '', lose > 0 ? t`потеряют: ${lose}` : ''].filter(Boolean)
  const affected = people.length > 0 ? people : [t`никого не коснётся`]
  return [`${levelTitles[seen]} → ${levelTitles[level]}`, ...affected].join(', ')
}

export const previewRightsHandler = handle(previewRights, async ({ body: { changes }, db, context }) => {
  const { permissions } = context.accessRules
  const present = await matrixOf(db, permissions)
  requireKnown(present, changes, permissions)
  const changed = new Set(changes.map(({ role_id }) => role_id))
  const holders = await holdersOf(db, [...changed])
  const reached = affectedBy(
    changes,
    levelsOf(present.grants),
    holders.map(({ roles }) => roles),
  )
  const rows = changes.map((change, index) => ({ change, reached: reached[index] ?? { gain: 0, lose: 0 } }))
  const effects = present.roles
    .filter(({ id }) => changed.has(id))
    .map(({ id, title }) => ({
      title,
      items: rows
        .filter(({ change }) => change.role_id === id)
        .map(
          (row) => `${permissions.find(row.change.key)?.title ?? row.change.key}: ${inWords(row.change, row.reached)}`,
        ),
    }))
  return { obstacles: [], effects, total: t`Изменений: ${changes.length}, ролей: ${effects.length}` }
})
