import { inWords, type SaidValue } from '#platform/server/audited.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { noteInWords } from '../rules/stay.ts'
import {
  dismissalScopeTitles,
  evacuationStatusTitles,
  kindTitles,
  markStatusTitles,
  modeTitles,
  type Kind,
} from '../rules/words.ts'
import { actHandlers } from './act/index.ts'
import { printClassListsHandler } from './class-lists.ts'
import { createMarksHandler as addMarks } from './add-marks.ts'
import * as evacuations from './evacuations.ts'
import { listEvacuationsHandlers } from './list-evacuations.ts'
import { forgetStrangers } from './forget.ts'
import * as guests from './guests.ts'
import * as marks from './marks.ts'
import { readMemoHistoryHandler, auditedPoints, auditedSettings } from './memo-history.ts'
import * as parents from './parents.ts'
import { permissions } from './permissions.ts'
import * as points from './points.ts'
import * as results from './results.ts'
import { admitToEvacuationRoom } from './room.ts'
import { seeEvacuationHandler } from './seen.ts'
import * as settings from './settings.ts'
import { sosHandlers } from './sos/index.ts'
import { sosDocument } from './sos-page/index.ts'
import { previewWith, startWith } from './start.ts'
import { personDuplicates } from './person-duplicates.ts'
import { toParents } from './notice-kinds.ts'
import { demonstration } from './demonstration/index.ts'

const stepTitles = {
  steps_fire: msg`Что делать при пожаре`,
  steps_earthquake: msg`Что делать при землетрясении`,
  steps_threat: msg`Что делать при угрозе нападения или взрыва`,
  steps_other: msg`Что делать при другой опасности`,
} satisfies Record<`steps_${Kind}`, Text>

/** Steps of a memo stand on lines of their own. */
const inOneLine: SaidValue = (value) => String(value).replaceAll('\n', ' · ')

const audited: Area['audited'] = [
  {
    subject: 'evacuation.evacuation',
    title: msg`эвакуация`,
    values: { mode: inWords(modeTitles), kind: inWords(kindTitles), status: inWords(evacuationStatusTitles) },
    titles: {
      mode: msg`Режим`,
      kind: msg`Опасность`,
      status: msg`Состояние`,
      note: msg`Примечание`,
      ended_note: msg`Примечание в конце`,
    },
    fields: ['mode', 'kind', 'status', 'note', 'ended_note'],
  },
  {
    subject: 'evacuation.result',
    title: msg`отчёт об эвакуации`,
    titles: {
      remarks: msg`Замечания`,
      conclusions: msg`Выводы`,
      commission: msg`Комиссия`,
      control_seconds: msg`Контрольное время, с`,
    },
    fields: ['remarks', 'conclusions', 'commission', 'control_seconds'],
  },
  {
    subject: 'evacuation.mark',
    title: msg`отметка при эвакуации`,
    values: { status: inWords(markStatusTitles), note: (note) => noteInWords(String(note)) },
    titles: { status: msg`Состояние`, note: msg`Заметка` },
    fields: ['status', 'note'],
  },
  {
    subject: 'evacuation.parent_message',
    title: msg`сообщение родителям`,
    titles: { text: msg`Текст` },
    fields: ['text'],
  },
  {
    subject: 'evacuation.sos_report',
    title: msg`сообщение «SOS»`,
    titles: { is_handled: msg`Помогли` },
    fields: ['is_handled'],
  },
  {
    subject: 'evacuation.sos_dismissal',
    title: msg`скрытые сообщения «SOS»`,
    values: { scope: inWords(dismissalScopeTitles) },
    titles: { name: msg`Чьи`, scope: msg`Что скрыто`, reports: msg`Сообщений`, is_undone: msg`Возвращены` },
    fields: ['name', 'scope', 'reports', 'is_undone'],
  },
  {
    ...auditedPoints,
    title: msg`место сбора`,
    titles: {
      point: msg`Место`,
      title: msg`Название`,
      building: msg`Здание`,
      where_text: msg`Как найти`,
      plan: msg`План`,
      picture: msg`Картинка`,
      spot: msg`Отметка на картинке`,
      sort: msg`Порядок`,
      is_archived: msg`В архиве`,
    },
  },
  {
    ...auditedSettings,
    title: msg`настройки эвакуации`,
    isUnnumbered: true,
    values: Object.fromEntries(Object.keys(stepTitles).map((field) => [field, inOneLine])),
    titles: {
      ...stepTitles,
      contacts: msg`Телефоны`,
      control_seconds: msg`Контрольное время, с`,
      sos_minutes: msg`Повторы одного сообщения SOS, минут`,
      duty: msg`Дежурные`,
    },
  },
  {
    subject: 'evacuation.guest',
    title: msg`гость школы`,
    titles: { name: msg`Имя`, host: msg`К кому`, has_left: msg`Ушёл` },
    fields: ['name', 'host', 'has_left'],
  },
]

/** Alarms and drills: who collects whom at the minute of the start, marks, reports, the public page of what to do. */
export const evacuationOf = (areas: readonly Area[]): Area => {
  const gatherings = areas.flatMap((area) => area.gatherings ?? [])
  return {
    permissions,
    planGivers: points.createPointHandler.endpoint.access,
    noticeKinds: [toParents],
    demonstration,
    endpoints: [
      evacuations.readInProgressHandler,
      ...listEvacuationsHandlers,
      startWith(gatherings),
      previewWith(gatherings),
      evacuations.changeEvacuationHandler,
      evacuations.cancelEvacuationHandler,
      evacuations.readEvacuationHandler,
      evacuations.listCollectHandler,
      seeEvacuationHandler,
      evacuations.listRanLessonsHandler,
      evacuations.findMarksHandler,
      marks.listMarksHandler,
      addMarks,
      marks.saveMarksHandler,
      marks.changeMarkHandler,
      marks.readMarkStepsHandler,
      parents.listParentMessagesHandler,
      parents.sendParentMessageHandler,
      results.saveResultHandler,
      results.listResultsHandler,
      results.readStatisticsHandler,
      ...actHandlers,
      printClassListsHandler,
      ...sosHandlers,
      settings.readSettingsHandler,
      settings.changeSettingsHandler,
      readMemoHistoryHandler,
      points.listPointsHandler,
      points.createPointHandler,
      points.changePointHandler,
      points.removePointHandler,
      guests.listGuestsHandler,
      guests.createGuestHandler,
      guests.changeGuestHandler,
      guests.removeGuestHandler,
    ],
    documents: [sosDocument],
    rooms: [admitToEvacuationRoom],
    maintenance: [forgetStrangers],
    audited,
    personDuplicates,
    referenceTitles: {
      'evacuation.collector': msg`Эвакуации`,
      'evacuation.mark': msg`Эвакуации`,
      'evacuation.seen': msg`Эвакуации`,
      'evacuation.duty': msg`Дежурные эвакуации`,
    },
  }
}
