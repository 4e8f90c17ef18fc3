import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { NoLessons, NoStudents } from './nothing-to-mark.tsx'

function open(component: typeof NoLessons, write: string[]): void {
  const page = { id: 'sheet', path: '/sheet', access: signedIn(), title: msg`Оценки`, component } as const
  openPage([page], '/sheet', { permissions: { read: [], write } })
}

test.each([
  [NoStudents, 'grp_grade', 'К ученикам', '/passport/users/students'],
  [NoLessons, 'sch_timetable', 'К расписанию', '/timetable'],
])('who brings what a journal lacks is led there: %#', async (component, key, name, href) => {
  open(component, [key])
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test.each([
  [NoStudents, /зачисляет в классы и группы учебная часть/],
  [NoLessons, /опубликует заместитель директора или администратор расписания/],
])('a teacher reads who brings it: %#', async (component, who) => {
  open(component, ['jrn_journal'])
  expect(await screen.findByText(who)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
