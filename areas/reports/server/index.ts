import type { Area } from '#platform/server/area.ts'
import { exportClassJournalHandler, printClassJournalHandler } from './class-journal/journal-files.ts'
import { exportClassReportHandler, printClassReportHandler } from './class-report-files.ts'
import { readClassReportHandler } from './class-report.ts'
import { listReportTeachersHandler } from './report-teachers.ts'
import { permissions } from './permissions.ts'
import { exportTeacherReportHandler, printTeacherReportHandler } from './teacher-report-files.ts'
import { readTeacherReportHandler } from './teacher-report.ts'

/** Reports of a period: of a class teacher on the class, of a teacher on the groups; a journal as a file. */
export const reportsArea: Area = {
  permissions,
  endpoints: [
    readClassReportHandler,
    exportClassReportHandler,
    printClassReportHandler,
    listReportTeachersHandler,
    readTeacherReportHandler,
    exportTeacherReportHandler,
    printTeacherReportHandler,
    exportClassJournalHandler,
    printClassJournalHandler,
  ],
}
