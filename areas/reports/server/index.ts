import type { Area } from '#platform/server/area.ts'
import { exportClass, printClass } from './class-report-files.ts'
import { classReport } from './class-report.ts'
import { reportTeachers } from './report-teachers.ts'
import { exportTeacher, printTeacher } from './teacher-report-files.ts'
import { teacherReport } from './teacher-report.ts'

/** Reports of a period: of a class teacher on the class, of a teacher on the groups. */
export const reports: Area = {
  endpoints: [classReport, exportClass, printClass, reportTeachers, teacherReport, exportTeacher, printTeacher],
}
