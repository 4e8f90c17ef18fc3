import { msg } from '@lingui/core/macro'
import type { PersonTab } from '#areas/people/web/index.ts'
import { listAchievements } from '../contract/achievements.ts'
import { listDocuments } from '../contract/documents.ts'
import { readHealth } from '../contract/health.ts'
import { AchievementsTab, DocumentsTab, HealthTab } from './lazy-tabs.tsx'

/** Tabs of a person's card. */
export const tabsOfPersons: readonly PersonTab[] = [
  {
    id: 'documents',
    title: msg`Документы`,
    order: 50,
    access: listDocuments.access,
    isFor: ({ file_parts }) => file_parts.includes('documents'),
    component: ({ person }) => <DocumentsTab personId={person.id} />,
  },
  {
    id: 'achievements',
    title: msg`Достижения`,
    order: 55,
    access: listAchievements.access,
    isFor: ({ file_parts }) => file_parts.includes('achievements'),
    component: ({ person }) => <AchievementsTab personId={person.id} schoolClass={person.class} />,
  },
  {
    id: 'health',
    title: msg`Здоровье`,
    order: 60,
    access: readHealth.access,
    isFor: ({ file_parts }) => file_parts.includes('health'),
    component: ({ person }) => <HealthTab personId={person.id} />,
  },
]
