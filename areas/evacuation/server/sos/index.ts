import { dismissSosSenderHandler, undoSosDismissalHandler } from './dismissals.ts'
import { handleSosReportHandler, listSosReportsHandler } from './reports.ts'
import { readSosHandler, reportSosHandler } from './sos.ts'

/** The public page: what it shows, what is said through it, and what is done about that. */
export const sosHandlers = [
  readSosHandler,
  reportSosHandler,
  listSosReportsHandler,
  handleSosReportHandler,
  dismissSosSenderHandler,
  undoSosDismissalHandler,
]
