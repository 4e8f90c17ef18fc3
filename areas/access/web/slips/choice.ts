import type { slipKinds } from '../../contract/login-slips.ts'

/** Of whom: of a class, of a kind, or these persons. */
export type SlipChoice = { class_id: number } | { kind: (typeof slipKinds)[number] } | { person_ids: number[] }
