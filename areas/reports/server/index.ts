import { classReport } from './class-report.ts'
import { exportClass, printClass } from './class-report-files.ts'
import { reportTeachers } from './report-teachers.ts'
import { teacherReport } from './teacher-report.ts'
import { exportTeacher, printTeacher } from './teacher-report-files.ts'

export const reportEndpoints = [
  classReport,
  exportClass,
  printClass,
  reportTeachers,
  teacherReport,
  exportTeacher,
  printTeacher,
]
