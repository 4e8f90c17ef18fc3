import type { Area } from '#platform/server/area.ts'
import { forgetNotices } from './forget-notices.ts'
import { countUnreadHandler, listNoticesHandler } from './list.ts'
import { mailDigestTask } from './mail-digest.ts'
import { readNoticesHandler, readAllNoticesHandler } from './read.ts'
import { changeNoticeSettingsHandler, readNoticeSettingsHandler } from './settings.ts'

export { mailOf } from './mail-address.ts'
export { notify, type NewNotice } from './notify.ts'

/** What the school tells each account: in the product at once, by mail what stays unread. */
export const noticesArea: Area = {
  endpoints: [
    listNoticesHandler,
    countUnreadHandler,
    readNoticesHandler,
    readAllNoticesHandler,
    readNoticeSettingsHandler,
    changeNoticeSettingsHandler,
  ],
  maintenance: [forgetNotices],
  scheduledTasks: [mailDigestTask],
}
