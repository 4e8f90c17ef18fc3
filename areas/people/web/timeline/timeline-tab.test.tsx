import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { PersonCard } from '../../contract/people.ts'
import { TimelineTab } from './timeline-tab.tsx'

afterEach(() => http.reset())
const open = (answer: object) => {
  http.answer('/api/users/users/9/timeline/', () => [200, answer])
  const Shown = () => <TimelineTab person={{ id: 9 } as PersonCard} />
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'timeline', path: '/card', access: signedIn(), title: msg`Лента`, component }], '/card', {})
}

test('what rooms tell, narrowed to what is chosen', async () => {
  open({
    sources: [
      { id: 'classes', title: 'Классы' },
      { id: 'absences', title: 'Отсутствия' },
    ],
    items: [
      { source: 'absences', date: '2026-11-10', until: '2026-11-12', title: 'Отсутствие: Болел', detail: 'принято' },
      { source: 'classes', date: '2026-09-01', until: null, title: 'В классе 7А', detail: null },
    ],
    total: 2,
  })
  expect(await screen.findByText('10.11.2026 – 12.11.2026')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Классы'))
  expect(screen.queryByText('Отсутствие: Болел')).toBeNull()
  expect(screen.getByText('В классе 7А')).toBeTruthy()
})

test('nothing yet is said', async () => {
  open({ sources: [], items: [], total: 0 })
  expect(await screen.findByText('Пока ничего не записано')).toBeTruthy()
})

test('what is left out is said', async () => {
  open({
    sources: [{ id: 'classes', title: 'Классы' }],
    items: [{ source: 'classes', date: '2026-09-01', until: null, title: 'В классе 7А', detail: null }],
    total: 640,
  })
  expect(await screen.findByText('Показаны последние записи: 1 из 640')).toBeTruthy()
})
