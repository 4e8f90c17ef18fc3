import { expect, it } from 'vitest'
import { roles } from '#platform/contract/enumerations.ts'
import { grouped, signInGroups } from './sign-in-groups.ts'

const signIn = (role: string) => ({ login: `${role}@demo.school` })

it('keeps every sign-in, in the order of the groups, and leaves empty groups out', () => {
  const groups = grouped(['hr', 'student', 'teacher', 'somebody_new'].map(signIn))
  expect(groups.map(({ items }) => items.map(({ login }) => login))).toEqual([
    ['teacher@demo.school', 'student@demo.school'],
    ['hr@demo.school', 'somebody_new@demo.school'],
  ])
})

it('names each of the thirty roles in one group', () => {
  const named = signInGroups.flatMap((group) => group.roles)
  expect(new Set(named).size).toBe(named.length)
  expect(roles.filter((role) => !named.includes(role))).toEqual([])
})
