import { expect } from '@playwright/test'
import type { readDashboard } from '#areas/home/contract/dashboard.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callsAs } from './journal-steps.ts'
import { goTo, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a family sees its own children only, lives under /dashboard, and comes there from pages of others, at once', async ({
  page,
  sit,
}) => {
  const parent = await callsAs(page.request, 'parent')
  const { children } = await parent.get<Output<typeof readDashboard>>('/api/users/dashboard/')
  expect(children).toHaveLength(2)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))
  for (const path of ['/evacuation', '/users/101']) {
    await signIn(page, 'parent', path)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('tab', { name: 'Сегодня' })).toBeVisible()
  }
  expect(addresses.length).toBeLessThan(10)

  for (const { student } of children) {
    await page
      .getByRole('radiogroup', { name: 'Ребёнок' })
      .getByText(student.full_name.split(' ')[1] ?? '')
      .click()
    await expect(page.getByRole('heading', { level: 1, name: student.full_name })).toBeVisible()
  }
  await expect(page).toHaveURL(new RegExp(`student=${children[1]?.student.id}`))
  await page.getByRole('tab', { name: 'Дневник' }).click()
  await expect(page.getByRole('heading', { name: 'Пятница, 20 ноября' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Дневник' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1, name: children[1]?.student.full_name ?? '' })).toBeVisible()
  const stranger = Math.max(...children.map(({ student }) => student.id)) + 1
  await goTo(page, `/dashboard?student=${stranger}`)
  await expect(page.getByText('Этого ученика нет среди ваших детей')).toBeVisible()
  await page.getByRole('button', { name: 'К моим детям' }).click()
  await expect(page.getByRole('heading', { level: 1, name: children[0]?.student.full_name ?? '' })).toBeVisible()
  for (const path of ['/journal', '/timetable/me', '/', '/evacuation/progress', '/passport/users/students']) {
    await goTo(page, path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.getByRole('button', { name: 'Шевченко В. С.' }).click()
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click()
  await expect(page.getByLabel('Нынешний пароль')).toBeVisible()

  const school = await sit('teacher', '/notices')
  await goTo(school, '/dashboard')
  await expect(school.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})
