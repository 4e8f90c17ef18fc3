import { msg } from '@lingui/core/macro'
import { RouterProvider } from '@tanstack/react-router'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open as anybody } from '#platform/contract/access.ts'
import { requestedStep } from '#platform/web/api/requested-step.ts'
import { forgetToken } from '#platform/web/api/session.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { dialog, openDialog } from '#platform/web/dialog/dialog.ts'
import { openedJob, showJob } from '#platform/web/jobs/open-job.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { makeRouter } from './router.ts'
import { partsOf } from './testing/parts.ts'
import { watchNavigation } from './watch-navigation.ts'

const open = (path: Page['path']): Page => ({
  id: path,
  path,
  layout: 'blank',
  access: anybody(),
  skipsAuthentication: true,
  title: msg`Страница`,
  component: lazyPage(async () => ({ Empty: () => null }), 'Empty'),
})
const app = partsOf(open('/first'), open('/second'))

test('no window of a page stands over the next one: what it asked is left unanswered, its work goes on', async () => {
  forgetToken()
  window.history.replaceState(null, '', '/first')
  const router = makeRouter(app)
  watchNavigation(router, app)
  render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/first'))
  const settle = vi.fn<(isShown: boolean) => void>(() => requestedStep.set(null))
  let agreed: Promise<boolean> | undefined
  await act(async () => {
    agreed = dialog.confirm({ message: 'Убрать?' })
    showJob(7)
    requestedStep.set({ name: 'reading', ways: [], settle })
  })

  await act(() => router.navigate({ to: '.', search: { next: '/journal' } }))
  expect(openedJob.get()).toBe(7)

  await act(() => router.navigate({ to: '/second' }))
  expect([openDialog.get(), openedJob.get(), requestedStep.get()]).toEqual([null, null, null])
  expect(settle).toHaveBeenCalledExactlyOnceWith(false)
  expect(await agreed).toBe(false)
})
