import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { usrHealth } from '../contract/permissions.ts'
import { toldOfAchievements } from './achievement-rows.ts'
import { achievements } from './achievements.ts'
import { toldOfDocuments } from './document-rows.ts'
import { endingDocuments } from './ending.ts'
import { documents, documentsPart } from './documents.ts'
import { exported } from './export-achievements.ts'
import { forgetRemovedPapers } from './forget-removed.ts'
import { permissions } from './permissions.ts'
import { scopes } from './scope.ts'
import { health, healthOpenings, healthPart, toldOfHealth } from './health.ts'
import { personDoubles } from './person-doubles.ts'

export { endingCount } from './ending.ts'

const about = { field: 'person_id' } as const

/** What a personal file holds beside the card: documents, achievements and, for their keys alone, health. */
export const personalFile: Area = {
  permissions,
  scopes,
  endpoints: [...endingDocuments, ...documents, ...achievements, exported, ...health],
  upkeep: [forgetRemovedPapers],
  personParts: [documentsPart, healthPart],
  personOpenings: [healthOpenings],
  audited: [
    { ...toldOfDocuments, title: msg`документ человека`, about },
    { ...toldOfAchievements, title: msg`достижение`, about },
    { ...toldOfHealth, title: msg`здоровье учащегося`, key: usrHealth, about },
  ],
  personDoubles,
  referenceTitles: {
    'personal_file.document': msg`Документы людей`,
    'personal_file.achievement': msg`Достижения`,
    'personal_file.health': msg`Сведения о здоровье`,
  },
}
