import { anyOf, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import { keepsAnnouncements } from '../contract/access.ts'
import { announcementDocuments } from '../contract/purpose.ts'
import { previewAudienceHandler, readAudienceChoicesHandler } from './audience.ts'
import { demonstration } from './demonstration/index.ts'
import { listAnnouncementsHandler } from './find-announcements.ts'
import { announcementNotices } from './notice-kinds.ts'
import { permissions } from './permissions.ts'
import { personDuplicates } from './person-duplicates.ts'
import { publishAnnouncementHandler, takeBackAnnouncementHandler } from './publish-announcement.ts'
import {
  listAnnouncementVersionsHandler,
  markAnnouncementReadHandler,
  openAnnouncementFileHandler,
  readAnnouncementHandler,
} from './read-announcement.ts'
import {
  exportAnnouncementReadersHandler,
  listAnnouncementReadersHandler,
  remindOfAnnouncementHandler,
} from './readers.ts'
import { announcementsContent } from './screens/announcements-content.ts'
import { screenHandlers } from './screens/manage-screens.ts'
import { screenDocument } from './screens/screen-document.ts'
import { tellTask } from './tell.ts'
import {
  changeAnnouncementHandler,
  createAnnouncementHandler,
  removeAnnouncementHandler,
} from './write-announcement.ts'

const audited: NonNullable<Area['audited']> = [
  {
    subject: 'announcements.announcement',
    title: msg`объявление`,
    values: {
      state: inWords({ draft: msg`черновик`, published: msg`опубликовано`, taken_back: msg`отозвано` }),
      ends_on: asDay,
    },
    titles: {
      title: msg`Заголовок`,
      text: msg`Текст`,
      audience: msg`Кому`,
      ends_on: msg`Последний день`,
      state: msg`Состояние`,
      reason: msg`Причина отзыва`,
      reminded: msg`Напомнили`,
    },
    fields: ['title', 'state', 'ends_on', 'reason', 'reminded'],
  },
  {
    subject: 'announcements.screen',
    title: msg`экран школы`,
    titles: { name: msg`Название`, shows: msg`Что показывает`, code: msg`Код`, revoked: msg`Отключён` },
    fields: ['name', 'shows', 'revoked'],
  },
]

/**
 * What the school tells many at once, who has read it, and the wall screens that show a part of it.
 * @param areas whose contents stand on screens
 */
export function announcementsOf(areas: readonly Area[]): Area {
  const contents = [announcementsContent, ...areas.flatMap(({ screenContents = [] }) => screenContents)]
  return {
    permissions,
    noticeKinds: [announcementNotices],
    uploads: [
      {
        purpose: announcementDocuments,
        title: msg`Файлы объявлений`,
        givers: anyOf(keepsAnnouncements, write(usrFamily)),
        maxADay: 100,
      },
    ],
    endpoints: [
      listAnnouncementsHandler,
      readAudienceChoicesHandler,
      previewAudienceHandler,
      listAnnouncementReadersHandler,
      exportAnnouncementReadersHandler,
      readAnnouncementHandler,
      markAnnouncementReadHandler,
      openAnnouncementFileHandler,
      createAnnouncementHandler,
      changeAnnouncementHandler,
      removeAnnouncementHandler,
      publishAnnouncementHandler,
      takeBackAnnouncementHandler,
      listAnnouncementVersionsHandler,
      remindOfAnnouncementHandler,
      ...screenHandlers(contents),
    ],
    documents: [screenDocument(contents)],
    scheduledTasks: [tellTask],
    personDuplicates,
    demonstration,
    audited,
    auditedBelow: {
      'platform.export': { values: { list: inWords({ 'announcements.readers': msg`Кто прочитал объявление` }) } },
    },
    referenceTitles: {
      'announcements.audience': msg`Объявления`,
      'announcements.reading': msg`Прочитанные объявления`,
      'announcements.announcement': msg`Объявления`,
    },
  }
}
