import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Route } from '../../contract/routes.ts'
import { approvalsWeb } from '../index.ts'
import { draftOf, moved, stepsOf } from './route-draft.ts'

const path = '/api/documents/routes/'
const route: Route = {
  kind: 'people.correction',
  title: 'Исправления данных',
  parent: null,
  revision: 4,
  version: 2,
  running: 1,
  steps: [
    {
      stage: 1,
      title: 'Проверка',
      act: 'approve',
      needs: 'any',
      days: 5,
      deciders: [{ by: 'key', key: 'doc_sign' }],
      words: ['Доступ «Подпись»'],
    },
    {
      stage: 2,
      title: 'Директор',
      act: 'sign',
      needs: 'any',
      days: null,
      deciders: [{ by: 'person', person_id: 3 }],
      words: ['Алимбекова'],
    },
  ],
}
beforeEach(() => {
  http.reset()
  http.answer('/api/documents/staff/', () => [200, { items: [] }])
  http.answer(path, ({ method }) =>
    method === 'POST'
      ? [200, { kind: route.kind, revision: 5, version: 3 }]
      : [
          200,
          {
            items: [route],
            posts: [{ key: 'organisation.own_head', title: 'Руководитель', kind: null, targets: null }],
            keys: [],
          },
        ],
  )
})
const open = (keys: string[]) =>
  openPage(approvalsWeb.pages, '/documents/routes', { permissions: { read: ['doc_templates'], write: keys } })

test('steps are put in order by keys and saved over what was seen', async () => {
  open(['doc_templates'])
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить маршрут: Исправления данных' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: шаг 2' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Выше' }))
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(http.requests(path).filter(({ method }) => method === 'POST')).toHaveLength(1))
  const [sent] = http.requests(path).filter(({ method }) => method === 'POST')
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    kind: 'people.correction',
    seen: 4,
    steps: [
      { stage: 1, title: 'Директор' },
      { stage: 2, title: 'Проверка' },
    ],
  })
})

test('a step without a title or without somebody who decides is not sent', async () => {
  open(['doc_templates'])
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить маршрут: Исправления данных' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить шаг' }))
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect((await screen.findByRole('alert')).textContent).toBe('У каждого шага должны быть название и тот, кто решает')
})

test('who only reads routes changes none', async () => {
  open([])
  expect(await screen.findByText('Проверка', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Изменить/ })).toBeNull()
})

test('steps side by side are of one stage, wherever they are moved', () => {
  const draft = draftOf([...route.steps, { ...route.steps[1]!, title: 'Рядом' }])
  expect(stepsOf(draft).map(({ stage }) => stage)).toEqual([1, 2, 2])
  expect(stepsOf(moved(draft, 2, 0)).map(({ title, stage }) => [title, stage])).toEqual([
    ['Рядом', 1],
    ['Проверка', 2],
    ['Директор', 3],
  ])
  expect(moved(draft, 0, 9)).toEqual(draft)
})
