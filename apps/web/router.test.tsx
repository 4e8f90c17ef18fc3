import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { entrancePages } from '#areas/access/web/index.ts'
import { open, signedIn as anybody } from '#platform/contract/access.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { routerPath, type Page } from '#platform/web/routes.ts'
import { declaredPaths } from '#tests/structure/source.ts'
import { signedIn } from './signed-in.ts'
import { partsOf } from './testing/parts.ts'
import { makeRouter, type AppRouter } from './router.ts'

const sources = import.meta.glob<string>(
  ['../../areas/*/web/**/*.{ts,tsx}', '../../platform/web/**/*.{ts,tsx}', './**/*.{ts,tsx}', '!../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)
/** Faces of rooms, those of the pages before signing in, and the page that belongs to no room. */
const homes = Object.entries(sources).filter(([file]) =>
  /\/web\/(entrance\/)?index\.ts$|^\.\/shell-pages\.ts$/.test(file),
)
const homesOf = (path: string): string[] =>
  homes.filter(([file, text]) => declaredPaths(file, text).includes(path)).map(([file]) => file)

const pages = [...signedIn.pages, ...entrancePages]

const show = (router: AppRouter) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nProvider>,
  )

test('every page stands under its path of the specification in one face of a room', () => {
  const astray = pages.filter(({ path }) => homesOf(path).length !== 1)
  expect(astray.map(({ path }) => [path, ...homesOf(path)])).toEqual([])
})

test('what the router knows is what its pages declare', () => {
  // without the layouts, which have no path of their own
  const known = Object.keys(makeRouter(signedIn).routesByPath)
  const declared = new Set(signedIn.pages.map(({ path }: Page) => routerPath(path)))
  expect(new Set(known.filter((path) => path !== ''))).toEqual(declared)
})

test('no other file declares a page', () => {
  const faces = new Set(homes.map(([file]) => file))
  const paths = new Set<string>(pages.map(({ path }) => path))
  const strays = Object.entries(sources).filter(
    ([file, text]) => !faces.has(file) && declaredPaths(file, text).some((path) => path !== '/' && paths.has(path)),
  )
  expect(strays.map(([file]) => file)).toEqual([])
})

test('a page that falls over says so, in what is at hand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Falling = (): never => {
    throw new Error('the page fell over')
  }
  const page: Page = {
    id: 'falling',
    path: '/falling',
    layout: 'blank',
    access: open(),
    skipsAuthentication: true,
    title: msg`Страница`,
    component: lazyPage(async () => ({ Falling }), 'Falling'),
  }
  window.history.replaceState(null, '', '/falling')
  show(makeRouter(partsOf(page)))
  expect(await screen.findByRole('alert')).toBeTruthy()
  window.history.replaceState(null, '', '/')
})

test('pages that are not there for whoever asks are told of one after another', async () => {
  const caller = { user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4_000_000_000 }
  keepToken(`h.${btoa(JSON.stringify(caller))}.s`)
  document.cookie = 'session=1; path=/'
  const ofFamilies = (path: Page['path']): Page => ({
    id: path,
    path,
    layout: 'blank',
    access: anybody(),
    title: msg`Дневник`,
    component: lazyPage(async () => ({ Diary: () => 'Дневник' }), 'Diary'),
  })
  window.history.replaceState(null, '', '/dashboard')
  const router = makeRouter(partsOf(ofFamilies('/dashboard'), ofFamilies('/dashboard/notices')))
  show(router)
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  await act(() => router.navigate({ to: '/dashboard/notices' }))
  expect(window.location.pathname).toBe('/dashboard/notices')
  expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  expect(screen.queryByText('Дневник')).toBeNull()
  window.history.replaceState(null, '', '/')
})

test('a first page whose code does not come says so and opens by itself; the page before stands until the next has come', async () => {
  document.cookie = 'session=; path=/; max-age=0'
  const { promise: second, resolve: come } = Promise.withResolvers<{ Second: () => string }>()
  const load = vi.fn(() => Promise.reject(new TypeError('no network')) as Promise<{ First: () => string }>)
  const blank = { layout: 'blank', access: open(), skipsAuthentication: true } as const
  const pages: Page[] = [
    { ...blank, id: 'first', path: '/first', title: msg`Первая`, component: lazyPage(load, 'First') },
    {
      ...blank,
      id: 'second',
      path: '/second',
      title: msg`Вторая`,
      component: lazyPage(() => second, 'Second'),
    },
  ]
  window.history.replaceState(null, '', '/first')
  const router = makeRouter(partsOf(...pages))
  show(router)
  expect(await screen.findByText('Здесь нужна связь')).toBeTruthy()
  load.mockImplementation(async () => ({ First: () => 'Первая' }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Первая')).toBeTruthy()

  vi.useFakeTimers()
  const leaving = router.navigate({ to: '/second' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Первая')).toBeTruthy()
  vi.useRealTimers()
  await act(async () => {
    come({ Second: () => 'Вторая' })
    await leaving
  })
  expect(screen.getByText('Вторая')).toBeTruthy()
  window.history.replaceState(null, '', '/')
})
