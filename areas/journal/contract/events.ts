import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { realtimeEvent, realtimeRoom } from '#platform/contract/realtime.ts'
import { bigId, id } from '#platform/contract/wire.ts'
import { PeriodResult } from '#areas/grading/contract/results.ts'
import { diaryAccess, GridLesson, Miss, Score } from './journal.ts'
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

/** A closed period of the journal was reopened or closed again, or its works are planned otherwise: what is shown of the journal is to be read again. */
export const periodsChanged = realtimeEvent('journal.periods-changed', z.object({ group_id: id }))

/** The room of a student's diary: the student and who represents them. */
export const diaryRoom = realtimeRoom('diary', diaryAccess, z.strictObject({ student_id: id }))
export const diaryRoomName = (studentId: number): string => `diary:${studentId}`
/** Marks, misses, results or lessons of the student have changed: what is shown of them is to be read again. */
export const diaryChanged = realtimeEvent('diary.changed', z.object({}))
