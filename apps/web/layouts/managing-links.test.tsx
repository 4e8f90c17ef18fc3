import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { webAreas } from '../areas.ts'
import { ManagingLinks } from './managing-links.tsx'

const component = lazyPage(async () => ({ ManagingLinks }), 'ManagingLinks')
const pages = webAreas.flatMap((area) => area.pages).map((page) => ({ ...page, component }))
const set = ['Учебные группы', 'Предметы', 'Кафедры', 'Рабочий учебный план', 'Аттестация', 'Нагрузка']
const read = ['grp_grade', 'grp_group', 'crs_course', 'crs_cathedra', 'crs_rup', 'crs_attestation', 'crs_workload']

test('the pages of the study set-up stand side by side, in the year of the first', async () => {
  const { address } = openPage(pages, '/managing/grades?year=2', { permissions: { read, write: [] } })
  const links = within(await screen.findByRole('navigation', { name: 'Настройка учебного года' }))
  for (const title of set) {
    fireEvent.click(links.getByRole('link', { name: title }))
    const current = await waitFor(() => {
      const found = links.getByRole('link', { name: title })
      expect(found.getAttribute('aria-current')).toBe('page')
      return found
    })
    expect(address()).toBe(current.getAttribute('href'))
    expect(address()).toContain('?year=2')
  }
})
