import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { actHandlers } from './act/index.ts'
import { printClassListsHandler } from './class-lists.ts'
import { createMarksHandler as addMarks } from './add-marks.ts'
import * as evacuations from './evacuations.ts'
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

const audited: Area['audited'] = [
  {
    subject: 'evacuation.evacuation',
    title: msg`эвакуация`,
    fields: ['mode', 'kind', 'status', 'note', 'ended_note'],
  },
  {
    subject: 'evacuation.result',
    title: msg`отчёт об эвакуации`,
    fields: ['remarks', 'conclusions', 'commission', 'control_seconds'],
  },
  { subject: 'evacuation.mark', title: msg`отметка при эвакуации`, fields: ['status', 'note'] },
  { subject: 'evacuation.parent_message', title: msg`сообщение родителям`, fields: ['text'] },
  { subject: 'evacuation.sos_report', title: msg`сообщение «SOS»`, fields: ['is_handled'] },
  {
    subject: 'evacuation.sos_dismissal',
    title: msg`скрытые сообщения «SOS»`,
    fields: ['name', 'scope', 'reports', 'is_undone'],
  },
  { ...auditedPoints, title: msg`место сбора` },
  { ...auditedSettings, title: msg`настройки эвакуации` },
  { subject: 'evacuation.guest', title: msg`гость школы`, fields: ['name', 'host', 'has_left'] },
]

/** Alarms and drills: who collects whom at the minute of the start, marks, reports, the public page of what to do. */
export const evacuationOf = (areas: readonly Area[]): Area => {
  const gatherings = areas.flatMap((area) => area.gatherings ?? [])
  return {
    permissions,
    uploads: { plans: points.createPointHandler.endpoint.access },
    noticeKinds: [toParents],
    demonstration,
    endpoints: [
      evacuations.readInProgressHandler,
      evacuations.listEvacuationsHandler,
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
