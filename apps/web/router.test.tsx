import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open, signedIn as anybody } from '#platform/contract/access.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { routerPath, type Page } from '#platform/web/routes.ts'
import { declaredPaths } from '#tests/structure/source.ts'
import { showOpening } from './show-opening.ts'
import { signedIn } from './signed-in.ts'
import { signedOut } from './signed-out.ts'
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

const pages = [...signedIn.pages, ...signedOut.pages]

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

test.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
] as const)('what the router knows %s is what its pages declare', (_, half) => {
  // without the layouts, which have no path of their own
  const known = Object.keys(makeRouter(half).routesByPath)
  const declared = new Set(half.pages.map(({ path }: Page) => routerPath(path)))
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

test('before signing in what tells of a failure is at hand: it must not have to come itself', () => {
  expect('preload' in signedOut.failed).toBe(false)
})

test('a page before signing in that falls over says so, without the frame of those signed in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Falling = (): never => {
    throw new Error('the page fell over')
  }
  const page: Page = {
    id: 'login',
    path: '/login',
    layout: 'blank',
    access: open(),
    isForStrangers: true,
    title: msg`Вход`,
    component: lazyPage(async () => ({ Falling }), 'Falling'),
  }
  window.history.replaceState(null, '', '/login')
  const router = makeRouter({ ...signedOut, pages: [page] })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Страница не открылась')
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
  const router = makeRouter({ ...signedOut, pages: [ofFamilies('/dashboard'), ofFamilies('/dashboard/notices')] })
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
  const blank = { layout: 'blank', access: open(), isForStrangers: true, skipsAuthentication: true } as const
  const pages: Page[] = [
    { ...blank, id: 'first', path: '/login', title: msg`Вход`, component: lazyPage(load, 'First') },
    {
      ...blank,
      id: 'second',
      path: '/restore',
      title: msg`Восстановление`,
      component: lazyPage(() => second, 'Second'),
    },
  ]
  window.history.replaceState(null, '', '/login')
  const router = makeRouter({ ...signedOut, prepareRouter: showOpening, pages })
  show(router)
  expect(await screen.findByText('Здесь нужна связь')).toBeTruthy()
  load.mockImplementation(async () => ({ First: () => 'Первая' }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Первая')).toBeTruthy()

  vi.useFakeTimers()
  const leaving = router.navigate({ to: '/restore' })
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
