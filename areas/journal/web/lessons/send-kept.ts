import { allKeptEdits } from './kept-edits.ts'
import { sendLesson } from './send-lesson.ts'

/**
 * Sends the topics and homework that an account has left on this device, on whatever page it is; what somebody else has
 * changed meanwhile, and what the server refuses, waits for the journal to be opened. Sent twice the same is no change.
 */
export async function sendKept(accountId: number): Promise<void> {
  for (const { key, lessonId, kept } of allKeptEdits.list(accountId)) {
    const { kind } = await sendLesson(lessonId, kept.texts, kept.version)
    if (kind === 'failed') return
    if (kind === 'stored') allKeptEdits.settle(key, kept)
  }
}
