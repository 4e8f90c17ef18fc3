import { answer } from './answer-reason.ts'
import { give, withdraw } from './give-reason.ts'
import { list } from './list-reasons.ts'
import { ownAbsences } from './own-absences.ts'

/** What families say of absences, and the class teachers' answers. */
export const absenceEndpoints = [ownAbsences, give, withdraw, list, answer]
export { laterMisses } from './later-misses.ts'
export { plannedAbsences } from './planned-absences.ts'
