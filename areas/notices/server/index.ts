import type { Area } from '#platform/server/area.ts'
import { forgetNotices } from './forget-notices.ts'
import { count, list } from './list.ts'
import { mailing } from './mail-digest.ts'
import { read, readAll } from './read.ts'
import { changeSettings, readSettings } from './settings.ts'

export { notify, type NewNotice } from './notify.ts'

/** What the school tells each account: in the product at once, by mail what stays unread. */
export const notices: Area = {
  endpoints: [list, count, read, readAll, readSettings, changeSettings],
  upkeep: [forgetNotices],
  regular: [mailing],
}
