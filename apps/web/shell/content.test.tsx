import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { read } from '#platform/contract/access.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { Content } from './content.tsx'

const page = (path: `/${string}`) =>
  ({
    id: path,
    path,
    access: read(permissionKey('pas_roles')),
    title: { id: path },
    component: () => <Content>Страница</Content>,
  }) as const
const home = { ...page('/'), component: () => null }

test('who lacks the right to a page is told so, a family is led to its own', async () => {
  const school = openPage([home, page('/board')], '/board', {})
  await screen.findByText('Доступ запрещен')
  expect(school.address()).toBe('/board')
  const family = openPage([home, page('/board')], '/board', { client: 1 })
  await waitFor(() => expect(family.address()).toBe('/'))
})

test('a family is led away once, however often the page is drawn anew until its own page has come', async () => {
  const arrive = Promise.withResolvers<void>()
  const asked = vi.fn(() => arrive.promise)
  const slow = { ...home, component: Object.assign(() => <p>Свои страницы</p>, { preload: asked }) }
  const Redrawn = () => {
    const [drawn, draw] = useState(0)
    useEffect(() => {
      const timer = setInterval(() => draw((count) => count + 1), 5)
      return () => clearInterval(timer)
    }, [])
    return (
      <>
        <Content>Страница</Content>
        <output>{drawn}</output>
      </>
    )
  }
  openPage([slow, { ...page('/board'), component: Redrawn }], '/board', { client: 1 })
  await waitFor(() => expect(Number(screen.getByRole('status').textContent)).toBeGreaterThan(10))
  expect(asked).toHaveBeenCalledOnce()
  arrive.resolve()
  expect(await screen.findByText('Свои страницы')).toBeTruthy()
})
