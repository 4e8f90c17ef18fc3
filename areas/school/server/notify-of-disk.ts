import { accountsByRights } from '#areas/access/server/index.ts'
import { notify } from '#areas/notices/server/index.ts'
import { allows, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { DiskState } from '#platform/server/disk/disk-watch.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { pasPassport } from '../contract/permissions.ts'

const administers = write(pasPassport)

/** What who administers the school is told of the computer that keeps it. */
export const diskFills = defineNoticeKind('school.disk', {
  title: msg`Место на диске сервера`,
  order: 110,
  byMail: true,
  concerns: (rights) => allows(administers, rights),
  isUrgent: true,
})

const megabyte = 1_000_000
const freeIn = ({ space }: DiskState) => Math.round((space?.free ?? 0) / megabyte)

const wordsOf = (state: DiskState) =>
  state.level === 'full'
    ? {
        title: msg`На диске сервера нет места`,
        text: msg`Школу можно читать, записывать нельзя. Освободите место на диске с данными: запись вернётся сама.`,
      }
    : {
        title: msg`Диск сервера заполнен больше чем на 90 %`,
        text: msg`Свободно ${freeIn(state)} МБ. Освободите место на диске с данными, пока школа ещё записывает.`,
      }

/** Tells administrators once a day while there is little room, and once more when there is none. */
export async function notifyOfDisk(context: AppContext): Promise<void> {
  const { db, disk, clock, publish } = context
  const state = disk.state()
  if (state.level === 'ample') return
  const today = clock.today()
  const groups = await accountsByRights(db, today, context)
  const accountIds = groups
    .filter(({ rights }) => allows(administers, rights))
    .flatMap(({ members }) => members.map(({ accountId }) => accountId))
  const notice = { kind: diskFills, ...wordsOf(state), subject: `school.disk:${state.level}:${today}` }
  await notify(
    db,
    publish,
    [...new Set(accountIds)].map((accountId) => ({ accountId, ...notice })),
  )
}

export const notifyOfDiskTask: ScheduledTask = {
  name: 'disk-notices',
  cron: '* * * * *',
  atStart: true,
  isVital: true,
  run: notifyOfDisk,
}
