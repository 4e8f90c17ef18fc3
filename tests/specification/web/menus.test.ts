import { describe, expect, test } from 'vitest'
import { signedIn } from '#apps/web/signed-in.ts'
import { defaultRights, defaultRoles } from '#areas/access/rules/default-rights.ts'
import type { Rights } from '#platform/contract/access.ts'
import type { Permission } from '#platform/server/permission.ts'
import { arrange, placesOnPhone } from '#apps/web/shell/arrange.ts'
import { menuOf } from '#platform/web/frame/menu.ts'

const permissions = Object.values(
  import.meta.glob<readonly Permission[]>('../../../areas/*/server/permissions.ts', {
    eager: true,
    import: 'permissions',
  }),
).flat()
const sessionOf = (role: string): Rights => {
  if (role === 'parent') return { client: 1, roles: [], permissions: { read: [], write: [] } }
  const held = defaultRights(role, permissions)
  const at = (level: string) => held.filter((one) => one.level === level).map(({ key }) => key)
  return { client: 0, roles: [role], permissions: { read: [...at('read'), ...at('write')], write: at('write') } }
}
const everybody = [...defaultRoles, 'parent']
const menus = new Map(everybody.map((role) => [role, menuOf(signedIn.pages, sessionOf(role))]))
const entriesOf = (role: string) => menus.get(role)?.flatMap(({ entries }) => entries) ?? []

describe.each(everybody)('%s', (role) => {
  test('no picture of the menu twice, home first, five places of a phone', () => {
    const entries = entriesOf(role)
    const pictures = entries.map(({ icon }) => icon)
    expect(pictures.filter((icon, index) => pictures.indexOf(icon) !== index)).toEqual([])
    expect(entries[0]?.to).toBe(role === 'parent' ? '/dashboard' : '/')
    const { favourites } = arrange(menus.get(role) ?? [], null)
    expect(favourites[0]).toBe(entries[0])
    expect(favourites.length).toBeGreaterThanOrEqual(Math.min(placesOnPhone, entries.length))
  })
})

test('a page stands in the same group for all who have it in their menu', () => {
  const groups = new Map<string, Set<string | null>>()
  for (const sections of menus.values())
    for (const { group, entries } of sections)
      for (const { id } of entries) groups.set(id, (groups.get(id) ?? new Set()).add(group))
  expect([...groups].filter(([, of]) => of.size > 1).map(([id, of]) => [id, ...of])).toEqual([])
})

test('who has a page under «Управление» may change something there', () => {
  const managing = (rights: Rights) =>
    menuOf(signedIn.pages, rights)
      .filter(({ group }) => group === 'managing')
      .flatMap(({ entries }) => entries.map(({ id }) => id))
  const readers = everybody.flatMap((role) => {
    const { permissions: held, ...rest } = sessionOf(role)
    const writing = managing({ ...rest, permissions: { read: held.write, write: held.write } })
    return managing(sessionOf(role)).flatMap((id) => (writing.includes(id) ? [] : [`${role}: ${id}`]))
  })
  expect(readers).toEqual([])
})
