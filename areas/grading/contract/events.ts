import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { id } from '#platform/contract/wire.ts'
import { JournalPolicy } from './results.ts'

/** The room of all journals of a year: what holds for each of them is heard by who may read any. */
export const yearRoom = realtimeRoom('journals-of-year', read(jrnJournal), z.strictObject({ year_id: id }))
export const yearRoomName = (yearId: number): string => `journals-of-year:${yearId}`
/** The year has a new version of its grading policy, in force at once: it comes along, so that no journal is read again. */
export const policyChanged = realtimeEvent('journal.policy-changed', z.object({ year_id: id, policy: JournalPolicy }))
