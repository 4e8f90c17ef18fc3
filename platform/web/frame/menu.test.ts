import { describe, expect, it } from 'vitest'
import { open, read } from '#platform/contract/access.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Page } from '../routes.ts'
import { menuOf } from './menu.ts'

const page = (id: string, rest: Partial<Page>): Page => ({
  id,
  path: `/${id}`,
  access: open(),
  title: { id },
  component: () => null,
  ...rest,
})
const pages = [
  page('roles', {
    access: read(permissionKey('pas_roles')),
    menu: { group: 'managing', order: 1, use: 3, icon: 'shield' },
  }),
  page('people', {
    access: read(permissionKey('usr_user')),
    menu: { group: 'people', order: 2, use: 2, icon: 'people' },
  }),
  page('journal', {
    access: read(permissionKey('jrn_journal')),
    title: (rights) => ({ id: rights?.roles.includes('student') ? 'diary' : 'journal' }),
    menu: { group: 'study', order: 2, use: 1, icon: 'notebook' },
  }),
  page('week', { menu: { group: 'study', order: 1, use: 4, icon: 'week', to: '/week/me' } }),
  page('home', { menu: { group: null, order: 0, use: 0, icon: 'home' } }),
  page('login', {}),
  page('hidden', { menu: () => null }),
]
const rights = (keys: string[], roles: string[] = []) => ({ client: 0, roles, permissions: { read: keys, write: [] } })
const titles = (roles: string[]) =>
  menuOf(pages, rights(['jrn_journal'], roles))[1]?.entries.map(({ title }) => title.id)

describe('menuOf', () => {
  it('holds only what the rights open, in the order of groups and entries', () => {
    const menu = menuOf(pages, rights(['usr_user', 'jrn_journal']))
    expect(menu.map(({ group, entries }) => [group, entries.map(({ to }) => to)])).toEqual([
      [null, ['/home']],
      ['study', ['/week/me', '/journal']],
      ['people', ['/people']],
    ])
  })
  it('names an entry by its reader', () => {
    expect(titles(['teacher'])).toEqual(['week', 'journal'])
    expect(titles(['student'])).toEqual(['week', 'diary'])
  })
  it('is empty for who is not signed in', () => {
    expect(menuOf(pages, null)).toEqual([])
  })
})
