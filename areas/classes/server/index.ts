import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { readClassHandler } from './class-card.ts'
import { exportClassesHandler, listClassesHandler } from './classes.ts'
import { exportGroupsHandler, listGroupsHandler, readGroupHandler } from './groups.ts'
import { studentsImport } from './import-students.ts'
import { printClassHandler } from './print-class.ts'

/** Classes of a year and the groups in which their students are taught. */
export const classes: Area = {
  endpoints: [
    listClassesHandler,
    exportClassesHandler,
    printClassHandler,
    readClassHandler,
    listGroupsHandler,
    exportGroupsHandler,
    readGroupHandler,
    ...studentsImport.endpoints,
  ],
  longJobs: studentsImport.longJobs,
  audited: [
    {
      subject: 'classes.class_member',
      title: msg`ученик класса`,
      fields: ['class_id', 'from'],
      about: { field: 'student_id' },
    },
  ],
  referenceTitles: {
    'classes.class.class_teacher_id': msg`Классное руководство`,
    'classes.class.curator_id': msg`Кураторство`,
    'classes.class.home_room_id': msg`Кабинеты классов`,
    'classes.class_member': msg`Учёба в классах`,
    'classes.group_member': msg`Учёба в группах`,
  },
}
