import { handle } from '#platform/server/handle.ts'
import { foreseePolicy } from '../../contract/policy.ts'
import { formulaOf } from '../../rules/policy.ts'
import type { ConsequencesOf } from './consequences.ts'
import { demandSound, demandYear } from './demand-policy.ts'

export const foreseeWith = (consequencesOf: ConsequencesOf) =>
  handle(foreseePolicy, async ({ body, db, today }) => {
    const { year_id, ...given } = body
    demandSound(given)
    await demandYear(db, year_id, today)
    return consequencesOf(db, year_id, { version: 0, formula: formulaOf(given.weights), ...given }, today)
  })
