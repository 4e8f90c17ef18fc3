import { readiness } from './readiness.ts'
import { groupsOfPlan } from './plan-hold.ts'
import { classNames, groupNames } from './in-words.ts'
import { groupKindTitles } from '../contract/group-kinds.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { readClassHandler } from './class-card.ts'
import { exportClassesHandler, listClassesHandler } from './classes.ts'
import { changeClassHandler } from './students/change-class.ts'
import { moveHandlers } from './moves.ts'
import { rearrangeHandlers } from './rearrange/index.ts'
import { setUpHandlers } from './set-up/index.ts'
import { classHistoryFields } from './set-up/class-history.ts'
import { classLanguageTitles } from '../contract/class-shapes.ts'
import { listLeadersHandler } from './leaders/list-leaders.ts'
import { leaderWrites } from './leaders/write-leaders.ts'
import { demonstration } from './demonstration/index.ts'
import { studentsImport } from './import-students.ts'
import { permissions } from './permissions.ts'
import { classLimits } from './role-limits.ts'
import { printClassHandler } from './print-class.ts'
import { courseMerging } from './course-merging.ts'
import { personDuplicates } from './person-duplicates.ts'
import { academicLeaveHandlers } from './academic-leave/index.ts'
import { leaveTimeline } from './academic-leave/leave-timeline.ts'
import { classTimeline, groupTimeline } from './timeline.ts'
import { personFacts } from './person-facts.ts'
import { classObstacles } from './archive-obstacles.ts'

export { ensureParallels, insertClasses, type NewClass } from './bulk.ts'
export { carryLeaders, type Becoming } from './carry/carry-leaders.ts'
export { placeForYear } from './carry/place-for-year.ts'
export { groupsOnlyOf, removeClasses } from './carry/remove-classes.ts'
export { removeEmptyParallels } from './carry/remove-parallels.ts'
export { courseOfGroup, coursesOfCaller } from './courses-of.ts'
export { classesOf, courseOf, membersCount, teachersOf } from './group-rows.ts'
export {
  changeGroups,
  insertGroups,
  removeGroups,
  type GroupFields,
  type NewGroup,
} from './study-groups/write-groups.ts'
export { groupInHistory, stayInHistory } from './study-groups/group-in-history.ts'
export { governingParallel } from './study-groups/governing-parallel.ts'
export { isOpenIn } from './study-groups/is-open.ts'
export { writeGroupStays, type StayWrites } from './study-groups/write-stays.ts'
export { classInWords, classNames, groupInWords, groupNames } from './in-words.ts'
export { staysInClass } from './stays.ts'
export { childrenOfCaller, oneselfAsStudent } from './students-of-family.ts'
export { classesLedBy } from './led-classes.ts'
import { scopes } from './scope/index.ts'
import { reasonTexts } from './scope/reason-texts.ts'
import { classFields, classSubject, studentClassFields } from './template-fields.ts'

export {
  groupScope,
  isOwnStudentOn,
  isClassmate,
  isStudent,
  isStudentNow,
  journalScope,
  leadersOn,
  leadsClass,
  leadsOrCurates,
  leadsStudentOn,
  mayOpenJournal,
  mayReadGroup,
  readsEveryGroup,
  isClassInScope,
  isGroupInScope,
  isStudentInScope,
  readGroupReasons,
} from './scope/index.ts'

/** Classes of a year and the groups in which their students are taught. */
export const classesArea: Area = {
  readiness,
  planHolds: [groupsOfPlan],
  permissions,
  demonstration,
  templateFields: [studentClassFields, classFields],
  templateSubjects: [classSubject],
  roleLimits: [classLimits],
  scopes,
  reasonTexts,
  endpoints: [
    listClassesHandler,
    exportClassesHandler,
    printClassHandler,
    ...moveHandlers,
    ...academicLeaveHandlers,
    ...setUpHandlers,
    ...rearrangeHandlers,
    changeClassHandler,
    readClassHandler,
    listLeadersHandler,
    ...leaderWrites,
    ...studentsImport.endpoints,
  ],
  longJobs: studentsImport.longJobs,
  audited: [
    { subject: 'classes.parallel', title: msg`параллель`, titles: { number: msg`Номер` }, fields: ['number'] },
    {
      subject: 'classes.class',
      title: msg`класс`,
      titles: {
        title: msg`Название`,
        letter: msg`Литера`,
        parallel: msg`Параллель`,
        language: msg`Язык обучения`,
        shift: msg`Смена`,
        profile: msg`Профиль`,
        class_teacher: msg`Классный руководитель`,
        curator: msg`Куратор`,
        home_room: msg`Кабинет`,
        capacity: msg`Вместимость`,
        opened_on: msg`Открыт с`,
        closed_on: msg`Последний день`,
      },
      values: { language: inWords(classLanguageTitles), opened_on: asDay, closed_on: asDay },
      fields: classHistoryFields,
    },
    {
      subject: 'classes.class_origin',
      title: msg`из какого класса`,
      values: { from: asDay },
      names: { class_id: classNames, from_class_id: classNames },
      titles: { class_id: msg`Класс`, from_class_id: msg`Из класса`, from: msg`С` },
      fields: ['class_id', 'from_class_id', 'from'],
    },
    {
      subject: 'classes.leader',
      title: msg`классное руководство`,
      values: { kind: inWords({ teacher: msg`классный руководитель`, curator: msg`куратор` }), from: asDay, to: asDay },
      names: { class_id: classNames },
      titles: { class_id: msg`Класс`, kind: msg`Кто`, from: msg`С`, to: msg`По` },
      fields: ['class_id', 'kind', 'from', 'to'],
      concerns: { field: 'person_id' },
    },
    {
      subject: 'classes.class_member',
      title: msg`ученик класса`,
      values: { from: asDay, to: asDay },
      names: { class_id: classNames },
      titles: { class_id: msg`Класс`, from: msg`С`, to: msg`По` },
      fields: ['class_id', 'from', 'to'],
      concerns: { field: 'student_id' },
    },
    {
      subject: 'classes.study_group',
      title: msg`группа`,
      values: { kind: inWords(groupKindTitles), closed_on: asDay },
      titles: {
        title: msg`Название`,
        course: msg`Предмет`,
        kind: msg`Вид`,
        classes: msg`Классы`,
        level: msg`Уровень`,
        hours: msg`Свои часы в неделю`,
        closed_on: msg`Закрыта с`,
        follows_class: msg`По правилам класса`,
        norm_reason: msg`Почему деление не по норме`,
      },
      fields: ['title', 'course', 'kind', 'classes', 'level', 'hours', 'closed_on', 'follows_class', 'norm_reason'],
    },
    {
      subject: 'classes.group_member',
      title: msg`ученик группы`,
      values: { from: asDay, to: asDay },
      names: { group_id: groupNames },
      titles: { group_id: msg`Группа`, from: msg`С`, to: msg`По` },
      fields: ['group_id', 'from', 'to'],
      concerns: { field: 'student_id' },
    },
    {
      subject: 'classes.academic_leave',
      title: msg`академический отпуск`,
      values: { from: asDay, planned_return: asDay, order_date: asDay, returned_on: asDay },
      names: { class_id: classNames, returned_class_id: classNames },
      titles: {
        class_id: msg`Класс`,
        from: msg`С`,
        planned_return: msg`Плановый день возвращения`,
        order_number: msg`Номер приказа`,
        order_date: msg`День приказа`,
        note: msg`Примечание`,
        returned_on: msg`Возвращение с`,
        returned_class_id: msg`Возвращение в класс`,
      },
      fields: [
        'class_id',
        'from',
        'planned_return',
        'order_number',
        'order_date',
        'note',
        'returned_on',
        'returned_class_id',
      ],
      concerns: { field: 'student_id' },
    },
  ],
  auditedBelow: { 'platform.export': { names: { class_id: classNames, group_id: groupNames } } },
  personDuplicates,
  courseMerging,
  personFacts,
  timeline: [classTimeline, groupTimeline, leaveTimeline],
  archiveObstacles: [classObstacles],
  referenceTitles: {
    'classes.leader': msg`Классное руководство и кураторство`,
    'classes.group_class': msg`Учебные группы`,
    'classes.class': msg`Классы`,
    'classes.class_origin': msg`Классы, образованные из него`,
    'classes.class.previous_class_id': msg`Классы следующего года`,
    'classes.study_group': msg`Учебные группы`,
    'classes.class.home_room_id': msg`Кабинеты классов`,
    'classes.class_member': msg`Учёба в классах`,
    'classes.group_member': msg`Учёба в группах`,
    'classes.academic_leave': msg`Академические отпуска`,
    'classes.academic_leave.returned_class_id': msg`Возвращения из академического отпуска`,
  },
}
