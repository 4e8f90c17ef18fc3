import { screen, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ChangesCard } from './changes-card.tsx'
import { RoomlessCard } from './roomless-card.tsx'

const lesson = {
  id: '7',
  date: '2026-11-23',
  slot: 2,
  start_time: '08:50',
  course: 'Алгебра',
  group: '7А',
  class_id: 3,
  teacher: 'Ким В. А.',
}
const Cards = () => (
  <>
    <ChangesCard />
    <RoomlessCard />
  </>
)
const page = {
  id: 'cards',
  path: '/',
  access: signedIn(),
  title: msg`Карточки`,
  component: lazyPage(async () => ({ Cards }), 'Cards'),
} as const

test('each line leads to the week in which the lesson stands', async () => {
  http.answer('/api/schedule/lessons/changes/', () => [
    200,
    { date: lesson.date, total: 1, items: [{ ...lesson, status: 'held', room: '202', replaced: 'Ли А. А.' }] },
  ])
  http.answer('/api/schedule/lessons/without-room/', () => [200, { total: 1, items: [lesson] }])
  openPage([page], '/', {})
  for (const name of ['Изменения в уроках: понедельник, 23 ноября', 'Уроки без кабинета на неделю']) {
    const card = within(await screen.findByRole('region', { name }))
    expect(card.getByRole('link', { name: 'Алгебра, 7А' }).getAttribute('href')).toBe(
      '/timetable/class-3?date=2026-11-23',
    )
  }
})
