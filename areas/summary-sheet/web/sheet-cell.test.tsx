import { screen } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { SheetCell } from './sheet-cell.tsx'

type Mark = SummarySheet['students'][number]['marks'][number]
const set: Mark = {
  course_id: 7,
  group_id: 1,
  state: 'set',
  value: 4,
  recommended: 4,
  differs: false,
  percent: 70,
  letter: null,
  missing: [],
}

async function shown(mark: Partial<Mark>): Promise<HTMLElement> {
  const student = { id: 1, full_name: 'Абаева Алия', marks: [{ ...set, ...mark }] }
  const course = { id: 7, title: 'Алгебра', type: 'grade' } as const
  const component = () => (
    <table>
      <tbody>
        <tr>
          <SheetCell student={student} course={course} absent="не изучает" />
        </tr>
      </tbody>
    </table>
  )
  openPage([{ id: 'cell', path: '/cell', access: signedIn(), title: msg`Сводная ведомость`, component }], '/cell', {})
  return screen.findByRole('link')
}

test.each<[string, Partial<Mark>, string, string]>([
  ['as its marks say', {}, '4', 'Абаева Алия, Алгебра: 4, выставлено'],
  ['otherwise, confirmed', { recommended: 3 }, '4', 'Абаева Алия, Алгебра: 4, выставлено, рекомендовано 3'],
  [
    'otherwise, not confirmed',
    { recommended: 2, differs: true },
    '4*',
    'Абаева Алия, Алгебра: 4*, выставлено, по отметкам 2, не подтверждено',
  ],
  [
    'though the marks say nothing any more',
    { recommended: null, differs: true },
    '4*',
    'Абаева Алия, Алгебра: 4*, выставлено, по отметкам н/а, не подтверждено',
  ],
])('a result set %s', async (_name, mark, text, label) => {
  const link = await shown(mark)
  expect(link.textContent).toBe(text)
  expect(link.getAttribute('aria-label')).toBe(label)
  expect(link.hasAttribute('data-differs')).toBe(mark.differs ?? false)
})
