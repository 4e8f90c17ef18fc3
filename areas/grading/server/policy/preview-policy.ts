import { handle } from '#platform/server/handle.ts'
import { previewPolicy } from '../../contract/policy.ts'
import { formulaOf } from '../../rules/policy.ts'
import type { ConsequencesOf } from './consequences.ts'
import { requireValid, requireYear } from './require-policy.ts'

export const previewWith = (consequencesOf: ConsequencesOf) =>
  handle(previewPolicy, async ({ body, db, today }) => {
    const { year_id, ...given } = body
    requireValid(given)
    await requireYear(db, year_id, today)
    return consequencesOf(db, year_id, { version: 0, formula: formulaOf(given.weights), ...given }, today)
  })
