import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('usr_rec_psychologist'), {
    title: msg`Рекомендации психолога`,
    opens: msg`Записи психолога об ученике`,
    group: permissionGroups.recommendations,
    order: 10,
    secondFactor: 'write',
    widens: { 'every-student': 'write' },
    read: 'DEPUTIES CLASS_TEACHERS',
    write: 'pcycho',
    closedTo: 'ceasar',
  }),
  permission(permissionKey('usr_rec_librarian'), {
    title: msg`Рекомендации библиотекаря`,
    opens: msg`Записи библиотеки об ученике`,
    group: permissionGroups.recommendations,
    order: 20,
    widens: { 'every-student': 'write' },
    read: 'DEPUTIES TEACHERS CLASS_TEACHERS student',
    write: 'bbk library',
  }),
  permission(permissionKey('usr_rec_medical'), {
    title: msg`Рекомендации медработника`,
    opens: msg`Медицинские рекомендации; каждое чтение записывается`,
    group: permissionGroups.recommendations,
    order: 30,
    secondFactor: 'read',
    widens: { 'every-student': 'write' },
    write: 'medical_worker',
    closedTo: 'HEADS ceasar',
  }),
  permission(permissionKey('usr_rec_subject_teacher'), {
    title: msg`Рекомендации предметника`,
    opens: msg`Записи учителей-предметников`,
    group: permissionGroups.recommendations,
    order: 40,
    read: 'DEPUTIES CLASS_TEACHERS student pcycho',
    write: 'TEACHERS',
  }),
  permission(permissionKey('usr_rec_departments'), {
    title: msg`Рекомендации кафедр`,
    opens: msg`Записи кафедр и служб`,
    group: permissionGroups.recommendations,
    order: 50,
    read: 'DEPUTIES CLASS_TEACHERS',
    write: 'logoped zavkaf',
  }),
  permission(permissionKey('usr_rec_responsible'), {
    title: msg`Ответственные за рекомендации`,
    opens: msg`Кто даёт рекомендации и в какой срок`,
    group: permissionGroups.recommendations,
    order: 60,
    write: 'DEPUTIES metodist zavkaf',
  }),
]

/** Recommendations about a student: so far its keys only, which roles hold already. */
export const recommendationsArea: Area = { endpoints: [], permissions }
