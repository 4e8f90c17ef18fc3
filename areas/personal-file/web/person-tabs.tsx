import { msg } from '@lingui/core/macro'
import type { PersonTab } from '#areas/people/web/index.ts'
import { AchievementsTab, DocumentsTab, HealthTab } from './lazy-tabs.tsx'
import { readsHealth } from '../contract/access.ts'
import { signedIn } from '#platform/contract/access.ts'

/** Tabs of a person's card. */
export const tabsOfPersons: readonly PersonTab[] = [
  {
    id: 'documents',
    title: msg`Документы`,
    order: 50,
    access: signedIn(),
    isFor: ({ file_parts }) => file_parts.includes('documents'),
    component: ({ person }) => <DocumentsTab personId={person.id} />,
  },
  {
    id: 'achievements',
    title: msg`Достижения`,
    order: 55,
    access: signedIn(),
    isFor: ({ file_parts }) => file_parts.includes('achievements'),
    component: ({ person }) => <AchievementsTab personId={person.id} schoolClass={person.class} />,
  },
  {
    id: 'health',
    title: msg`Здоровье`,
    order: 60,
    access: readsHealth,
    isFor: ({ file_parts }) => file_parts.includes('health'),
    component: ({ person }) => <HealthTab personId={person.id} />,
  },
]
