import type { Area } from '#platform/server/area.ts'
import { readClassHandler } from './class-card.ts'
import { exportClassesHandler, listClassesHandler } from './classes.ts'
import { exportGroupsHandler, listGroupsHandler, readGroupHandler } from './groups.ts'
import { studentsImport } from './import-students.ts'
import { permissions } from './permissions.ts'
import { printClassHandler } from './print-class.ts'
import { scopes } from './scope/index.ts'

export {
  groupScope,
  guidesStudentOn,
  isClassmate,
  isStudent,
  isStudentNow,
  journalScope,
  leadsClass,
  leadsOrCurates,
  leadsStudentOn,
  mayOpenJournal,
  mayReadGroup,
  reachesClass,
  reachesGroup,
  reachesStudent,
  readGroupReasons,
} from './scope/index.ts'

/** Classes of a year and the groups in which their students are taught. */
export const classes: Area = {
  permissions,
  scopes,
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
      title: 'ученик класса',
      fields: ['class_id', 'from'],
      about: { field: 'student_id' },
    },
  ],
  referenceTitles: {
    'classes.class.class_teacher_id': 'Классное руководство',
    'classes.class.curator_id': 'Кураторство',
    'classes.class.home_room_id': 'Кабинеты классов',
    'classes.class_member': 'Учёба в классах',
    'classes.group_member': 'Учёба в группах',
  },
}
