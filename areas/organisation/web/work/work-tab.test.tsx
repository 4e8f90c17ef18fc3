import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { PostsOfPerson } from '../../contract/posts.ts'
import { WorkTab } from './work-tab.tsx'

const post = {
  id: 4,
  position: 'Учитель алгебры',
  unit: null,
  rate: 1,
  from: '2026-09-01',
  to: null,
  state: 'now' as const,
  version: 2,
}
const work: PostsOfPerson = { items: [post], total_rate: 1, shows_terms: true, may_edit: true, today: '2026-11-20' }

/** «Завершить…» of the post, as it opens. */
async function openEnd(obstacles: string[] = []): Promise<HTMLElement> {
  http.answer('/api/hr/people/9/posts/', () => [200, work])
  http.answer('/api/hr/people/9/posts/history/', () => [200, { items: [], total: 0, page: 1, size: 20 }])
  http.answer('/api/hr/posts/4/end/preview/', () => [200, { effects: [], obstacles }])
  const component = lazyPage(async () => ({ Shown: () => <WorkTab personId={9} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Работа`, component }], '/shown', {})
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: Учитель алгебры' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Завершить…' }))
  return screen.findByRole('dialog', { name: 'Завершить: Учитель алгебры' })
}
afterEach(() => http.reset())

test('an Enter that was meant for something else ends no post: its dialog opens on the way back', async () => {
  await openEnd()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Отмена'))
})

test('the last day is sent with the version that was seen', async () => {
  const sent: unknown[] = []
  http.answer('/api/hr/posts/4', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { ...post, to: '2026-12-31', version: 3 }]
  })
  const form = within(await openEnd())
  fireEvent.change(form.getByLabelText('Последний рабочий день'), { target: { value: '31.12.2026' } })
  fireEvent.click(form.getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(sent).toEqual([{ version: 2, to: '2026-12-31' }]))
})

test('who may not end the last post reads who may, and cannot send', async () => {
  const form = within(await openEnd(['Учётную запись закрывает директор']))
  await form.findByText('Учётную запись закрывает директор')
  expect(form.getByRole('button', { name: 'Завершить' })).toHaveProperty('disabled', true)
})

test.each([true, false])('a person without posts: who may (%s) gives the first, others read who does', async (may) => {
  http.answer('/api/hr/people/9/posts/', () => [200, { ...work, items: [], total_rate: 0, may_edit: may }])
  http.answer('/api/hr/people/9/posts/history/', () => [200, { items: [], total: 0, page: 1, size: 20 }])
  const component = lazyPage(async () => ({ Shown: () => <WorkTab personId={9} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Работа`, component }], '/shown', {})
  expect(await screen.findByText('Должностей нет')).toBeTruthy()
  expect(screen.queryAllByText('На должность назначает отдел кадров или администратор школы')).toHaveLength(may ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: 'Назначить первую' })).toHaveLength(may ? 1 : 0)
})
