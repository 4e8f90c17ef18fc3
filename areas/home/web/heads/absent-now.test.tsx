import { msg } from '@lingui/core/macro'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { AbsentNow } from './absent-now.tsx'

const absent = { students: 2, classes: [{ id: 3, title: '7А', students: 2 }] }
const student = {
  student_id: 101,
  full_name: 'Ахметов Данияр',
  class_id: 3,
  class_title: '7А',
  slots: [1, 2],
  kinds: ['болел'],
  is_ill: true,
}
const Tile = () => <AbsentNow home={{ absent, waiting: null } as HeadsHome} />
beforeEach(() => {
  http.reset()
  http.answer('/api/journal/home/absent/', () => [200, { today: '2026-11-20', total: 1, ill: 1, items: [student] }])
  openPage([{ id: 'home', path: '/', access: signedIn(), title: msg`Главная`, component: Tile }], '/', {})
})

const classCard = '/managing/grades?active=3'

test('a class on the tile of who is absent leads to its card', async () => {
  expect((await screen.findByRole('link', { name: '7А класс' })).getAttribute('href')).toBe(classCard)
})

test('the whole list leads to the student and to the class', async () => {
  fireEvent.click(await screen.findByRole('button', { name: '2 ученика' }))
  const list = within(await screen.findByRole('dialog', { name: 'Отсутствуют сегодня' }))
  expect((await list.findByRole('link', { name: 'Ахметов Данияр' })).getAttribute('href')).toBe('/users/101')
  expect(list.getByRole('link', { name: '7А' }).getAttribute('href')).toBe(classCard)
})
