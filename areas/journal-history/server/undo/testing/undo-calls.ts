import type { Output } from '#platform/contract/endpoint.ts'
import type { TestApp, Who } from '#tests/test-app.ts'
import type { JournalHistory } from '../../../contract/history.ts'
import type { previewUndo, undoBatch } from '../../../contract/undo.ts'

/** The calls of taking back in the journal of a group, as a test makes them; another group may be named. */
export function undoCalls(testApp: TestApp, group: number) {
  const url = (rest: string, id = group) => `/api/journal/journal/group/${id}/${rest}`
  return {
    url,
    /** What was written at once last. */
    lastBatch: async () => {
      const { body } = await testApp.as('headteacher').get<JournalHistory>(url('history/'))
      return body.items[0]?.batch ?? ''
    },
    look: (batch: string, who: Who | null = 'teacher', id = group) =>
      testApp.as(who).get<Output<typeof previewUndo>>(url(`batch/${batch}/undo/preview/`, id)),
    undo: (batch: string, body: object = {}, who: Who | null = 'teacher', id = group) =>
      testApp.as(who).post<Output<typeof undoBatch> & { detail?: unknown }>(url(`batch/${batch}/undo/`, id), body),
  }
}
