import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { actHandlers } from './act/index.ts'
import { create as addMarks } from './add-marks.ts'
import * as evacuations from './evacuations.ts'
import { forgetStrangers } from './forget.ts'
import * as guests from './guests.ts'
import * as marks from './marks.ts'
import { memoHistory, toldOfPoints, toldOfSettings } from './memo-history.ts'
import * as parents from './parents.ts'
import { permissions } from './permissions.ts'
import * as points from './points.ts'
import * as results from './results.ts'
import { room } from './room.ts'
import { see } from './seen.ts'
import * as settings from './settings.ts'
import { read as readSos, report } from './sos.ts'
import * as reports from './sos-reports.ts'
import { foreseeWith, startWith } from './start.ts'
import { personDoubles } from './person-doubles.ts'

export { collect } from '../rules/collect.ts'
export { gatherFacts } from './gather-facts.ts'
export { readFigures } from './read-figures.ts'
export { writeLists } from './write-lists.ts'

/** Alarms and drills: who collects whom at the minute of the start, marks, reports, the public page of what to do. */
export const evacuationOf = (areas: readonly Area[]): Area => {
  const gatherings = areas.flatMap((area) => area.gatherings ?? [])
  return {
    permissions,
    uploads: { plans: points.create.endpoint.access },
    endpoints: [
      evacuations.inProgress,
      evacuations.list,
      startWith(gatherings),
      foreseeWith(gatherings),
      evacuations.change,
      evacuations.cancel,
      evacuations.read,
      evacuations.collected,
      see,
      evacuations.ranLessons,
      evacuations.find,
      marks.list,
      addMarks,
      marks.save,
      marks.change,
      marks.readSteps,
      parents.list,
      parents.tell,
      results.save,
      results.list,
      results.statistics,
      ...actHandlers,
      readSos,
      report,
      reports.list,
      reports.handled,
      settings.read,
      settings.change,
      memoHistory,
      points.list,
      points.create,
      points.change,
      points.remove,
      guests.list,
      guests.create,
      guests.change,
      guests.remove,
    ],
    rooms: [room],
    upkeep: [forgetStrangers],
    audited: [
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
      { ...toldOfPoints, title: msg`место сбора` },
      { ...toldOfSettings, title: msg`настройки эвакуации` },
      { subject: 'evacuation.guest', title: msg`гость школы`, fields: ['name', 'host', 'has_left'] },
    ],
    personDoubles,
    referenceTitles: {
      'evacuation.collector': msg`Эвакуации`,
      'evacuation.mark': msg`Эвакуации`,
      'evacuation.seen': msg`Эвакуации`,
      'evacuation.duty': msg`Дежурные эвакуации`,
    },
  }
}
