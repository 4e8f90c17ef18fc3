import { read } from '#platform/contract/access.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { IdParams } from '#platform/contract/wire.ts'
import { evaResults } from './permissions.ts'

/** The report on paper, for the commission's signatures; `id` is the report's. */
export const printAct = fileEndpoint({
  path: '/api/evacuation/event_results/{id}/act/',
  access: read(evaResults),
  params: IdParams,
  file: fileTypes.pdf,
  summary: 'Акт об эвакуации в PDF',
})
/** Everybody of an evacuation with how they were found, and the lists; `id` is the evacuation's. */
export const exportStatistics = fileEndpoint({
  path: '/api/evacuation/statistics/{id}/export/',
  access: read(evaResults),
  params: IdParams,
  file: fileTypes.xlsx,
  summary: 'Отметки эвакуации и итоги списков в XLSX',
})
