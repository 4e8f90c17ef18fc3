import type { Kind, Mode } from '../../rules/words.ts'

/** What is about to be started. */
export interface Plan {
  client_id: string
  mode: Mode
  kind: Kind
  note: string
  buildings: readonly { id: number; title: string }[]
  parallels: readonly number[]
}

/** Whom the plan is for, as the calls take it. */
export const unitsOf = ({ buildings, parallels }: Plan) => ({
  building_ids: buildings.map(({ id }) => id),
  parallels: [...parallels],
})
