import { createAchievement } from '../contract/achievements.ts'
import { personalFileDocuments } from '../contract/purpose.ts'
import { roman } from '#platform/contract/roman.ts'
import { peTitles } from '../contract/health.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { usrHealth } from '../contract/permissions.ts'
import { auditedAchievements } from './achievement-rows.ts'
import { achievementHandlers } from './achievements.ts'
import { auditedDocuments } from './document-rows.ts'
import { endingCount, endingDocumentHandlers } from './ending.ts'
import { documentHandlers, documentsPart } from './documents.ts'
import { exportAchievementsHandler } from './export-achievements.ts'
import { forgetRemovedPapers } from './forget-removed.ts'
import { listIllTodayHandler } from './ill-today.ts'
import { permissions } from './permissions.ts'
import { achievementTimeline, documentTimeline } from './timeline.ts'
import { scopes } from './scope.ts'
import { healthHandlers, healthOpenings, healthPart, auditedHealth } from './health.ts'
import { personDuplicates } from './person-duplicates.ts'
import { demonstration } from './demonstration/index.ts'

const concerns = { field: 'person_id' } as const

/** What a personal file holds beside the card: documents, achievements and, for their keys alone, health. */
export const personalFileArea: Area = {
  permissions,
  scopes,
  demonstration,
  counts: [endingCount],
  uploads: [
    {
      purpose: personalFileDocuments,
      title: msg`Копии документов и достижений`,
      givers: createAchievement.access,
      maxADay: 300,
    },
  ],
  endpoints: [
    ...endingDocumentHandlers,
    ...documentHandlers,
    ...achievementHandlers,
    exportAchievementsHandler,
    ...healthHandlers,
    listIllTodayHandler,
  ],
  maintenance: [forgetRemovedPapers],
  timeline: [documentTimeline, achievementTimeline],
  personParts: [documentsPart, healthPart],
  personOpenings: [healthOpenings],
  audited: [
    {
      ...auditedDocuments,
      title: msg`документ человека`,
      values: { issued_on: asDay, valid_until: asDay },
      titles: {
        kind: msg`Вид`,
        series: msg`Серия`,
        number: msg`Номер`,
        issued_by: msg`Кем выдан`,
        issued_on: msg`Выдан`,
        valid_until: msg`Действует до`,
        note: msg`Примечание`,
        file: msg`Файл`,
      },
      concerns,
    },
    {
      ...auditedAchievements,
      title: msg`достижение`,
      values: { achieved_on: asDay },
      titles: {
        title: msg`Название`,
        level: msg`Уровень`,
        result: msg`Место или степень`,
        achieved_on: msg`Дата`,
        organiser: msg`Организатор`,
        note: msg`Примечание`,
        file: msg`Файл`,
      },
      concerns,
    },
    {
      ...auditedHealth,
      title: msg`здоровье учащегося`,
      values: {
        read: (what) => (what === 'history' ? t`история` : t`сведения о здоровье`),
        health_group: (group) => roman(Number(group)),
        pe_group: inWords(peTitles),
        exempt_until: asDay,
      },
      titles: {
        read: msg`Просмотр`,
        health_group: msg`Группа здоровья`,
        pe_group: msg`Группа по физкультуре`,
        exempt_until: msg`Освобождение до`,
        allergies: msg`Аллергии`,
        chronic: msg`Хронические заболевания`,
        medicines: msg`Лекарства`,
        emergency: msg`Что делать при приступе`,
        note: msg`Примечание`,
      },
      key: usrHealth,
      concerns,
    },
  ],
  auditedBelow: {
    'platform.export': {
      values: {
        list: inWords({
          'personal_file.ending': msg`Истекают документы`,
          'personal_file.achievements': msg`Достижения класса`,
        }),
      },
    },
  },
  personDuplicates,
  referenceTitles: {
    'personal_file.document': msg`Документы людей`,
    'personal_file.achievement': msg`Достижения`,
    'personal_file.health': msg`Сведения о здоровье`,
  },
}
