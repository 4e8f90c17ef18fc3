import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { archivePeopleHandler, archivingPeople } from './bulk/archive-people.ts'
import { assigningRole, assignRoleHandler } from './bulk/assign-role.ts'
import { personCards } from './access-subject.ts'
import { readPersonCardHandler } from './card.ts'
import { parentsImport } from './import/parents.ts'
import { staffImport } from './import/staff.ts'
import { childEndpoints } from './family/children.ts'
import { familyEndpoints } from './family/relatives.ts'
import { duplicateEndpoints } from './duplicates/index.ts'
import { fieldEndpoints } from './own/design-fields.ts'
import { fieldFields, tabEndpoints, tabFields } from './own/design-tabs.ts'
import { compareEndpoints } from './merging/compare.ts'
import { mergerListEndpoints } from './merging/list-mergers.ts'
import { mergerEndpoints } from './merging/merge.ts'
import { undoEndpoints } from './merging/undo.ts'
import { ownValueEndpoints } from './own/values.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { exportPeopleHandler, listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler, toldOfPerson } from './person-history.ts'
import { photoEndpoints } from './photo.ts'
import { unmaskings } from './readers/openings.ts'
import { ownParts } from './readers/parts.ts'
import { findAlikeHandler } from './record/alike.ts'
import { fateEndpoints } from './record/archive.ts'
import { removalEndpoints } from './record/remove.ts'
import { recordEndpoints } from './record/write-record.ts'
import { unmaskPersonHandler } from './unmask.ts'

export { judgePersons, personKeys, withChanges, type PersonTarget } from './import/judge-person.ts'
export { nameOf } from './import/person-values.ts'
export { writePerson } from './import/write-person.ts'
export { importStudents } from '../contract/import.ts'
export { plainClassTitle } from '../rules/class-title.ts'
export { placeOf } from './columns.ts'
export { personCounts, type PersonCounts } from './counts.ts'
export { isOfKind } from './find-people.ts'
export { photoLinks } from './photo-links.ts'
export { visibleTo } from './visible.ts'
export { findNamed } from './access-subject.ts'
export { readersOf } from './readers/index.ts'

export const people: Area = {
  accessSubjects: [personCards],
  personParts: ownParts,
  personOpenings: [unmaskings],
  endpoints: [
    listPeopleHandler,
    exportPeopleHandler,
    readPersonCardHandler,
    unmaskPersonHandler,
    readPersonHistoryHandler,
    listOwnChildrenHandler,
    ...photoEndpoints,
    ...recordEndpoints,
    findAlikeHandler,
    ...fateEndpoints,
    ...removalEndpoints,
    ...duplicateEndpoints,
    ...compareEndpoints,
    ...mergerListEndpoints,
    ...mergerEndpoints,
    ...undoEndpoints,
    ...familyEndpoints,
    ...childEndpoints,
    ...ownValueEndpoints,
    ...tabEndpoints,
    ...fieldEndpoints,
    archivePeopleHandler,
    assignRoleHandler,
    ...staffImport.endpoints,
    ...parentsImport.endpoints,
  ],
  audited: [
    { ...toldOfPerson, title: msg`карточка человека`, about: 'person' },
    { subject: 'people.kind_member', title: msg`вид человека`, fields: ['kind_id'], about: 'person' },
    {
      subject: 'people.kinship',
      title: msg`родство`,
      fields: ['kind', 'is_legal_representative', 'may_pick_up', 'from', 'until'],
      about: { field: 'child_id' },
    },
    {
      subject: 'people.employment',
      title: msg`должность сотрудника`,
      fields: ['position', 'unit', 'rate', 'category', 'from', 'to'],
      about: { field: 'person_id' },
    },
    {
      subject: 'people.field_value',
      title: msg`своё поле человека`,
      fields: ['field', 'value'],
      masked: ['value'],
      about: 'person',
    },
    { subject: 'people.tab', title: msg`вкладка своих полей`, fields: tabFields },
    { subject: 'people.field', title: msg`своё поле`, fields: fieldFields },
  ],
  longJobs: [archivingPeople, assigningRole, ...staffImport.longJobs, ...parentsImport.longJobs],
  referenceTitles: {
    'people.employment': msg`Должности`,
    'people.kind_member': msg`Группы людей`,
    'people.kinship': msg`Родство`,
    'people.person.merged_into_id': msg`Объединённые записи`,
    'people.merger': msg`Объединённые записи`,
    'people.distinct_pair': msg`Похожие записи`,
    'people.person.location_id': msg`Адреса людей`,
    'people.person.nationality_id': msg`Национальность людей`,
    'people.person.citizenship_id': msg`Гражданство людей`,
    'people.field_value': msg`Свои поля людей`,
  },
}
