import type { Area } from '#platform/server/area.ts'
import { readPersonCardHandler } from './card.ts'
import { parentsImport } from './import/parents.ts'
import { staffImport } from './import/staff.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { exportPeopleHandler, listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler, toldOfPerson } from './person-history.ts'
import { photoEndpoints } from './photo.ts'
import { unmaskPersonHandler } from './unmask.ts'

export { judgePersons, personKeys, withChanges, type PersonTarget } from './import/judge-person.ts'
export { nameOf } from './import/person-values.ts'
export { writePerson } from './import/write-person.ts'
export { importStudents } from '../contract/import.ts'
export { plainClassTitle } from '../rules/class-title.ts'
export { photoLinks } from './photo-links.ts'
export { visibleTo } from './visible.ts'

export const people: Area = {
  endpoints: [
    listPeopleHandler,
    exportPeopleHandler,
    readPersonCardHandler,
    unmaskPersonHandler,
    readPersonHistoryHandler,
    listOwnChildrenHandler,
    ...photoEndpoints,
    ...staffImport.endpoints,
    ...parentsImport.endpoints,
  ],
  audited: [
    { ...toldOfPerson, title: 'карточка человека', about: 'person' },
    { subject: 'people.kind_member', title: 'вид человека', fields: ['kind_id'], about: 'person' },
    {
      subject: 'people.kinship',
      title: 'родство',
      fields: ['kind', 'is_legal_representative', 'may_pick_up'],
      about: { field: 'child_id' },
    },
    {
      subject: 'people.employment',
      title: 'должность сотрудника',
      fields: ['position', 'unit', 'rate', 'category', 'from', 'to'],
      about: { field: 'person_id' },
    },
  ],
  longJobs: [...staffImport.longJobs, ...parentsImport.longJobs],
  referenceTitles: {
    'people.employment': 'Должности',
    'people.kind_member': 'Группы людей',
    'people.kinship': 'Родство',
  },
}
