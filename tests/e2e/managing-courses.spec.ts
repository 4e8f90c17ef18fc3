import { expect, type Page } from '@playwright/test'
import { goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

async function addCourse(page: Page, title: string, short: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить предмет' }).click()
  const form = page.getByRole('dialog', { name: 'Новый предмет' })
  await form.getByLabel('Название', { exact: true }).fill(title)
  await form.getByLabel('Кратко').fill(short)
  await form.getByLabel('Трудность').fill('4')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form).toHaveCount(0)
}

test('a course is made, edited, and a double becomes it; a department gets a head', async ({ sit }) => {
  const mark = Date.now() % 100_000
  const [title, double] = [`Черчение ${mark}`, `Черчение (факультатив) ${mark}`]
  const page = await sit('metodist', '/managing/courses')
  await addCourse(page, title, 'Черч.')
  await addCourse(page, double, 'Черч. ф.')
  await page.getByRole('searchbox').first().fill(String(mark))
  const table = page.getByRole('table', { name: 'Предметы' })
  await expect(table.getByRole('link')).toHaveCount(2)

  await table.getByRole('link', { name: title, exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Предмет' })
  await card.getByRole('button', { name: `Действия: ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Изменить' }).click()
  const form = page.getByRole('dialog', { name: 'Изменить предмет' })
  await form.getByLabel('Название на казахском').fill('Сызу')
  await form.getByRole('combobox', { name: 'Образовательная область' }).click()
  await page.getByRole('option', { name: 'Технология и искусство' }).click()
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(card.getByText('Технология и искусство')).toBeVisible()
  await expect(card.getByText('Сызу')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  for (const box of await table
    .getByRole('row')
    .filter({ hasText: String(mark) })
    .getByRole('checkbox')
    .all())
    await box.check()
  await page.getByRole('button', { name: 'Объединить…' }).click()
  const merging = page.getByRole('dialog', { name: 'Объединить предметы' })
  await merging.getByText(`${title} · групп: 0`).click()
  await expect(merging.getByText(`Останется «${title}»`)).toBeVisible()
  await merging.getByRole('button', { name: 'Объединить', exact: true }).click()
  await expect(page.getByText(`Объединено в «${title}»`)).toBeVisible()
  await expect(table.getByRole('link')).toHaveCount(1)

  await goTo(page, '/managing/cathedra')
  const name = `Кафедра черчения ${mark}`
  await page.getByRole('button', { name: 'Добавить кафедру' }).click()
  const making = page.getByRole('dialog', { name: 'Новая кафедра' })
  await making.getByLabel('Название').fill(name)
  await making.getByRole('button', { name: 'Сохранить' }).click()
  const department = page.getByRole('dialog', { name: 'Кафедра', exact: true })
  await expect(department.getByRole('heading', { level: 2, name })).toBeVisible()
  await department.getByRole('button', { name: 'Назначить заведующего' }).click()
  const naming = page.getByRole('dialog', { name: 'Назначить заведующего' })
  await naming.getByRole('combobox', { name: 'Сотрудник' }).click()
  await naming.getByRole('combobox', { name: 'Сотрудник' }).fill('Смагулова')
  await page
    .getByRole('option', { name: /Учитель/ })
    .first()
    .click()
  await naming.getByRole('button', { name: 'Назначить', exact: true }).click()
  await expect(department.getByText('сейчас', { exact: true })).toBeVisible()
})
