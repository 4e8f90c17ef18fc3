import { t } from '#platform/contract/text.ts'
import type { Area } from '../area.ts'
import { handle } from '../handle.ts'
import { changeRowHandler, leaveOutHandler, readRowsHandler } from './change-rows.ts'
import { confirmHandler, leftoversHandler } from './confirm.ts'
import type { ImportKind } from './kind.ts'
import { recentHandler } from './recent.ts'
import { importJob } from './run.ts'
import { mapColumnsHandler } from './map-columns.ts'
import { stageHandler } from './stage.ts'
import { undoHandler, undoJob } from './undo.ts'
import { writeTemplate } from './template.ts'

const templateHandler = <T>({ declared }: ImportKind<T>) =>
  handle(declared.template, async () => {
    return { name: t`${declared.title}, шаблон.xlsx`, bytes: await writeTemplate(declared) }
  })

/** The calls of an import and its work, all from one description of it. */
export function importHandlers<T>(kind: ImportKind<T>): Required<Pick<Area, 'endpoints' | 'longJobs'>> {
  const job = importJob(kind)
  const undo = undoJob(kind)
  const endpoints = [
    templateHandler(kind),
    stageHandler(kind),
    recentHandler(kind),
    readRowsHandler(kind),
    changeRowHandler(kind),
    mapColumnsHandler(kind),
    leaveOutHandler(kind),
    confirmHandler(kind, job),
    leftoversHandler(kind),
    undoHandler(kind, undo),
  ]
  return { endpoints, longJobs: [job, undo] }
}
