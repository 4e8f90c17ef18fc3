import type { FieldOwners } from '#areas/own-fields/server/index.ts'
import { kindIds } from '../person-rows.ts'
import { raiseVersion } from './version.ts'

/** Persons, to the room of their own fields. */
export const fieldOwners: FieldOwners = { kindIds, raiseVersion }
