import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { classesWeb } from '#areas/classes/web/index.ts'
import { groupingWeb } from '#areas/grouping/web/index.ts'
import { timetableWeb } from '#areas/timetable/web/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { journalWeb } from './index.ts'

const pages = [classesWeb, groupingWeb, timetableWeb, journalWeb].flatMap((room) => room.pages)
const fillings = [classesWeb, timetableWeb, journalWeb].flatMap((room) => room.fillings ?? [])
const group = {
  id: 8,
  title: '7АБ',
  kind: 'cross',
  course: { id: 3, title: 'Физика', colour: null },
  classes: [
    { id: 1, title: '7А' },
    { id: 2, title: '7Б' },
  ],
  teachers: [],
  students_count: 0,
  hours: 2,
  level: null,
  closed_on: null,
}
const facts = {
  version: 1,
  level_id: null,
  own_hours: null,
  follows_class: null,
  norm_reason: null,
  year: { from: '2026-09-01', to: '2027-05-25' },
  may_write: false,
  may_manage: false,
  members: [],
}

test.each([
  [true, ['/journal?group=8', '/timetable/class-1', '/timetable/class-2']],
  [false, ['/timetable/class-1', '/timetable/class-2']],
])('the card of a group leads into its journal, where one reads it (%s), and to its weeks', async (may, leads) => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/grouping/groups/', () => [200, { items: [group], total: 1, page: 1, size: 20, active: null }])
  http.answer('/api/grouping/group/8/', () => [200, { ...group, ...facts, may_read_journal: may }])
  const permissions = { read: ['grp_group', 'jrn_journal', 'sch_timetable'], write: [] }
  openPage(pages, '/managing/grouping?active=8', { roles: ['teacher'], permissions }, fillings)
  const card = within(await screen.findByRole('dialog'))
  await card.findByRole('link', { name: 'Неделя 7А' })
  const found = card.getAllByRole('link', { name: /^(Журнал|Неделя .+)$/ })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(leads)
})
