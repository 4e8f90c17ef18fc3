import type { Area } from '#platform/server/area.ts'
import { forgetNotices } from './forget-notices.ts'
import { countUnreadHandler, listNoticesHandler } from './list.ts'
import { cancelLetterHandler, retryLetterHandler } from './letters/change-letters.ts'
import { forgetLetters } from './letters/forget-letters.ts'
import { listLettersHandler } from './letters/list-letters.ts'
import { undelivered } from './letters/tell-senders.ts'
import { mailTask } from './mail-digest.ts'
import { readNoticesHandler, readAllNoticesHandler } from './read.ts'
import { refusedFiles, tellOfRefusedFile } from './refused-file.ts'
import { changeNoticeSettingsHandler, readNoticeSettingsHandler } from './settings.ts'

export { mailOf } from './mail-address.ts'
export type { LetterPart } from './letters/letter-parts.ts'
export { isMailAddress, queueLetters, type LetterFile, type NewLetter } from './letters/queue-letters.ts'
export { takeBackNotices } from './take-back.ts'
export { notify, type NewNotice } from './notify.ts'

/** What the school tells each account: in the product at once, by mail what stays unread; and the post that takes letters of all rooms. */
export const noticesArea: Area = {
  endpoints: [
    listNoticesHandler,
    countUnreadHandler,
    readNoticesHandler,
    readAllNoticesHandler,
    readNoticeSettingsHandler,
    changeNoticeSettingsHandler,
    listLettersHandler,
    retryLetterHandler,
    cancelLetterHandler,
  ],
  noticeKinds: [undelivered, refusedFiles],
  onRefusedFile: tellOfRefusedFile,
  maintenance: [forgetNotices, forgetLetters],
  scheduledTasks: [mailTask],
}
