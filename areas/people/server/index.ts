import { ownFieldDocuments } from '#areas/own-fields/contract/purpose.ts'
import { correctedTitles, kindTitle, maskedTitles } from './audited-words.ts'
import { kinshipTitles } from '../contract/family.ts'
import { genderTitles } from '#platform/contract/enumerations.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { enterStaff } from './first-step.ts'
import { sql } from 'kysely'
import { anyOf, write } from '#platform/contract/access.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { maintainsPeople, readsPeople } from '../contract/access.ts'
import { usrFamily } from '../contract/permissions.ts'
import { archivePeopleHandler, archivePeopleJob } from './bulk/archive-people.ts'
import { assignRoleJob, assignRoleHandler } from './bulk/assign-role.ts'
import { personCards } from './access-subject.ts'
import { readPersonCardHandler } from './card.ts'
import { correctionHandlers } from './corrections/index.ts'
import { correctionApproval, recordKeepers } from './corrections/approval.ts'
import { corrections } from './corrections/notices.ts'
import { createStudentHandlers } from './create-student.ts'
import { parentsImport } from './import/parents.ts'
import { staffImport } from './import/staff.ts'
import { childHandlers } from './family/children.ts'
import { familyHandlers } from './family/relatives.ts'
import { listOwnChildrenHandler } from './own-children.ts'
import { exportPeopleHandler, listPeopleHandler } from './people.ts'
import { readPersonHistoryHandler, auditedPerson } from './person-history.ts'
import { matchPhotosHandler } from './match-photos.ts'
import { permissions } from './permissions.ts'
import { corrections as demonstratedCorrections } from './demonstration/corrections.ts'
import { photoHandlers } from './photo.ts'
import { unmaskings } from './readers/openings.ts'
import { ownParts } from './readers/parts.ts'
import { findAlikeHandler } from './record/alike.ts'
import { archiveHandlers } from './record/archive.ts'
import { removalHandlers } from './record/remove.ts'
import { recordHandlers } from './record/write-record.ts'
import { scopes } from './scope/index.ts'
import { reasonTexts } from './scope/reason-texts.ts'
import { unmaskPersonHandler } from './unmask.ts'
import { personDuplicates } from './person-duplicates.ts'
import { personFields, personSubjects } from './template-fields.ts'

export { validatePersons, personKeys, withChanges, type PersonTarget } from './import/validate-person.ts'
export { nameOf } from './import/person-values.ts'
export { peopleReverts } from './import/revert-people.ts'
export { writePerson } from './import/write-person.ts'
export { importStudents } from '../contract/import.ts'
export { plainClassTitle } from '../rules/class-title.ts'
export { kindIds, ownClass, placeOf } from './person-rows.ts'
export { chosenTitle } from './import/choices.ts'
export { fieldOwners } from './record/field-owners.ts'
export { shortName } from './short-name.ts'
export { changePost, insertPost, insertTeachers, removePost } from './employment.ts'
export { changingPosts, postObjection } from './changing-posts.ts'
export { setPerson } from './record/set-person.ts'
export { positionId } from './positions.ts'
export { personCounts, type PersonCounts } from './counts.ts'
export { isOfKind } from './find-people.ts'
export { photoLinks, pictureReader } from './photo-links.ts'
export { maskedColumns, maskingOf } from './masking.ts'
export { findNamed } from './access-subject.ts'
export { readersOf } from './readers/index.ts'
export { timelineOf } from './timeline.ts'
export {
  filePartScope,
  isForeign,
  ownStudentScope,
  isOwnStudent,
  isOwnChild,
  isStaff,
  maintainedPersonScope,
  maintainsEverybody,
  maintainsPerson,
  mayReadStudent,
  oneself,
  ownChild,
  readStudentReasons,
  studentScope,
  wasStaff,
} from './scope/index.ts'

export const peopleArea: Area = {
  permissions,
  templateFields: [personFields],
  templateSubjects: personSubjects,
  noticeKinds: [corrections],
  approvalKinds: [correctionApproval],
  demonstration: [demonstratedCorrections],
  deciders: [recordKeepers],
  firstSteps: [enterStaff],
  scopes,
  reasonTexts,
  uploads: [
    {
      purpose: ownFieldDocuments,
      title: msg`Файлы в полях школы`,
      // a field of the school's own may let any of the staff write
      givers: anyOf(maintainsPeople, write(usrFamily), readsPeople),
      maxADay: 300,
    },
  ],
  accessSubjects: [personCards],
  personFacts: {
    nameOf: (person) => sql`(select named.full_name from people.person named where named.id = ${person})`,
  },
  personParts: ownParts,
  personOpenings: [unmaskings],
  endpoints: [
    listPeopleHandler,
    exportPeopleHandler,
    readPersonCardHandler,
    unmaskPersonHandler,
    readPersonHistoryHandler,
    listOwnChildrenHandler,
    ...photoHandlers,
    matchPhotosHandler,
    ...recordHandlers,
    ...createStudentHandlers,
    ...correctionHandlers,
    findAlikeHandler,
    ...archiveHandlers,
    ...removalHandlers,
    ...familyHandlers,
    ...childHandlers,
    archivePeopleHandler,
    assignRoleHandler,
    ...staffImport.endpoints,
    ...parentsImport.endpoints,
  ],
  audited: [
    {
      ...auditedPerson,
      title: msg`карточка человека`,
      values: {
        sex: inWords(genderTitles),
        archived_at: asDay,
        photo: (file) => t`файл № ${String(file)}`,
        unmasked: inWords(maskedTitles),
      },
      titles: {
        surname: msg`Фамилия`,
        name: msg`Имя`,
        patronymic: msg`Отчество`,
        sex: msg`Пол`,
        iin: msg`ИИН`,
        birth_date: msg`Дата рождения`,
        nationality: msg`Национальность`,
        citizenship: msg`Гражданство`,
        location: msg`Где живёт`,
        address: msg`Адрес`,
        phone: msg`Телефон`,
        email: msg`Почта`,
        archived_at: msg`В архиве с`,
        photo: msg`Фотография`,
        unmasked: msg`Просмотр закрытых данных`,
        merged: msg`Объединение записей`,
      },
      concerns: 'person',
    },
    {
      subject: 'people.list',
      title: msg`список людей`,
      isUnnumbered: true,
      values: { unmasked: inWords(maskedTitles) },
      titles: { unmasked: msg`Просмотр закрытых данных`, rows: msg`Человек` },
      fields: ['unmasked', 'rows'],
    },
    {
      subject: 'people.kind_member',
      title: msg`вид человека`,
      values: { kind_id: kindTitle },
      titles: { kind_id: msg`Вид` },
      fields: ['kind_id'],
      concerns: 'person',
    },
    {
      subject: 'people.kinship',
      title: msg`родство`,
      values: { kind: inWords(kinshipTitles), from: asDay, until: asDay },
      titles: {
        kind: msg`Кем приходится`,
        is_legal_representative: msg`Законный представитель`,
        may_pick_up: msg`Может забирать`,
        from: msg`С`,
        until: msg`По`,
      },
      fields: ['kind', 'is_legal_representative', 'may_pick_up', 'from', 'until'],
      concerns: { field: 'child_id' },
    },
    {
      subject: 'people.correction',
      title: msg`исправление от семьи`,
      values: {
        field: inWords(correctedTitles),
        state: inWords({ waiting: msg`ждёт ответа`, accepted: msg`принято`, declined: msg`не принято` }),
      },
      titles: { field: msg`Поле`, state: msg`Решение` },
      fields: ['field', 'state'],
      concerns: { field: 'person_id' },
    },
    {
      subject: 'people.employment',
      title: msg`должность сотрудника`,
      values: { from: asDay, to: asDay },
      titles: {
        position: msg`Должность`,
        unit: msg`Подразделение`,
        rate: msg`Ставка`,
        category: msg`Категория`,
        from: msg`С`,
        to: msg`По`,
      },
      fields: ['position', 'unit', 'rate', 'category', 'from', 'to'],
      concerns: { field: 'person_id' },
    },
  ],
  longJobs: [archivePeopleJob, assignRoleJob, ...staffImport.longJobs, ...parentsImport.longJobs],
  personDuplicates,
  referenceTitles: {
    'people.correction': msg`Исправления от семей`,
    'people.employment': msg`Должности`,
    'people.kind_member': msg`Группы людей`,
    'people.kinship': msg`Родство`,
    'people.person.location_id': msg`Адреса людей`,
    'people.person.nationality_id': msg`Национальность людей`,
    'people.person.citizenship_id': msg`Гражданство людей`,
  },
}
