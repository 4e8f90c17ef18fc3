import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { readinessWeb } from './index.ts'

const checkOf = (id: string, counted: object) => ({
  id,
  title: `Проверка ${id}`,
  hint: 'Зачем это нужно',
  is_needed: true,
  to: '/managing/workload',
  repair: `Исправить ${id}`,
  ...counted,
})
afterEach(() => http.reset())

test('says what is ready, and leads to what is missing', async () => {
  http.answer('/api/courses/readiness/', () => [
    200,
    {
      links: [
        { link: 'classes', checks: [checkOf('а', { missing: 0, total: 48 })] },
        { link: 'workload', checks: [checkOf('б', { missing: 7, total: 912 })] },
      ],
    },
  ])
  openPage(readinessWeb.pages, '/managing', { permissions: { read: ['grp_grade'], write: [] } })
  expect(await screen.findByText('Готово 1 из 2 обязательных шагов')).toBeTruthy()
  expect(screen.getByText('Готово: 48 из 48')).toBeTruthy()
  expect(screen.getByText(/Не хватает: 7 из 912/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Исправить а' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Исправить б' }).getAttribute('href')).toContain('/managing/workload')
})
