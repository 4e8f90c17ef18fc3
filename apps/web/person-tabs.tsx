import { msg } from '@lingui/core/macro'
import { readAccountCard } from '#areas/access/contract/account-card.ts'
import { AccessTab } from '#areas/access/web/index.ts'
import { readStudies } from '#areas/diary/contract/studies.ts'
import { StudiesTab } from '#areas/diary/web/index.ts'
import { listPosts } from '#areas/organisation/contract/posts.ts'
import { WorkTab } from '#areas/organisation/web/index.ts'
import type { PersonTab } from '#areas/people/web/index.ts'
import { listAchievements } from '#areas/personal-file/contract/achievements.ts'
import { listDocuments } from '#areas/personal-file/contract/documents.ts'
import { readHealth } from '#areas/personal-file/contract/health.ts'
import { AchievementsTab, DocumentsTab, HealthTab } from '#areas/personal-file/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'

/** Kinds of persons who as such hold no post. */
const notEmployed: readonly number[] = [personKinds.student.id, personKinds.parent.id]

/** Tabs of a person's card that other rooms bring. */
export const tabsOfPersons: readonly PersonTab[] = [
  {
    id: 'studies',
    title: msg`Учёба`,
    order: 40,
    access: readStudies.access,
    isFor: ({ groups }) => groups.includes(personKinds.student.id),
    component: ({ person }) => <StudiesTab studentId={person.id} />,
  },
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
  {
    id: 'work',
    title: msg`Работа`,
    order: 45,
    access: listPosts.access,
    isFor: ({ groups, position }) => position !== null || !groups.every((kind) => notEmployed.includes(kind)),
    component: ({ person }) => <WorkTab personId={person.id} />,
  },
  {
    id: 'access',
    title: msg`Доступ`,
    order: 80,
    access: readAccountCard.access,
    component: ({ person }) => <AccessTab personId={person.id} accountId={person.admin_user_id} />,
  },
]
