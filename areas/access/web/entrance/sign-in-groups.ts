import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The demonstration's sign-ins as a visitor looks for them. Roles named nowhere here stand in the last group. */
export const signInGroups: readonly { title: MessageDescriptor; roles: readonly string[] }[] = [
  { title: msg`Учителя, ученики, семьи`, roles: ['teacher', 'classruk', 'student', 'parent', 'curator', 'zavkaf'] },
  {
    title: msg`Руководство и учебная часть`,
    roles: [
      'director',
      'sub_director',
      'headteacher',
      'principal',
      'sub_principal',
      'metodist',
      'manager_oo',
      'schedule_administrator',
      'manager_rp',
      'cpec_kn',
      'uk',
    ],
  },
  {
    title: msg`Специалисты и жизнь школы`,
    roles: [
      'pcycho',
      'logoped',
      'medical_worker',
      'library',
      'bbk',
      'manager_do',
      'partner_do',
      'manager_su',
      'event_manager',
    ],
  },
  {
    title: msg`Кадры, хозяйство, управление`,
    roles: ['admin', 'ceasar', 'hr', 'financial', 'marketing', 'manager_au'],
  },
]

const roleOf = ({ login }: { login: string }): string => login.split('@')[0] ?? login

/** The sign-ins of each group, in the group's order, by the role their login is named after; empty groups are left out. */
export function grouped<S extends { login: string }>(items: readonly S[]): { title: MessageDescriptor; items: S[] }[] {
  const named = new Set(signInGroups.flatMap(({ roles }) => roles))
  return signInGroups
    .map(({ title, roles }, index) => ({
      title,
      items: [
        ...roles.flatMap((role) => items.filter((item) => roleOf(item) === role)),
        ...(index === signInGroups.length - 1 ? items.filter((item) => !named.has(roleOf(item))) : []),
      ],
    }))
    .filter(({ items: found }) => found.length > 0)
}
