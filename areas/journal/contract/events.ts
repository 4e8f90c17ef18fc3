import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { bigId, id } from '#platform/contract/wire.ts'
import { diaryAccess, GridLesson, JournalPolicy, Miss, PeriodResult, Score } from './journal.ts'
import { jrnJournal } from './permissions.ts'

/** The room of a group's journal: who may read the journal hears its changes. */
export const journalRoom = realtimeRoom('journal', read(jrnJournal), z.strictObject({ group_id: id }))
export const journalRoomName = (groupId: number): string => `journal:${groupId}`

/** What changed in a journal, in one saved block; removed rows by id. */
export const journalChanged = realtimeEvent(
  'journal.changed',
  z.object({
    group_id: id,
    scores: z.array(Score),
    misses: z.array(Miss),
    removed_scores: z.array(bigId),
    removed_misses: z.array(bigId),
    lessons: z.array(GridLesson),
    results: z.array(PeriodResult),
    removed_results: z.array(bigId),
  }),
)

/** The room of all journals of a year: what holds for each of them is heard by who may read any. */
export const yearRoom = realtimeRoom('journals-of-year', read(jrnJournal), z.strictObject({ year_id: id }))
export const yearRoomName = (yearId: number): string => `journals-of-year:${yearId}`
/** The year has a new version of its grading policy, in force at once: it comes along, so that no journal is read again. */
export const policyChanged = realtimeEvent('journal.policy-changed', z.object({ year_id: id, policy: JournalPolicy }))

/** The room of a student's diary: the student and who represents them. */
export const diaryRoom = realtimeRoom('diary', diaryAccess, z.strictObject({ student_id: id }))
export const diaryRoomName = (studentId: number): string => `diary:${studentId}`
/** Marks, misses, results or lessons of the student have changed: what is shown of them is to be read again. */
export const diaryChanged = realtimeEvent('diary.changed', z.object({}))
