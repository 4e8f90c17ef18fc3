import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DialogSlot } from './dialog-slot.tsx'
import { dialog, dismissDialogs } from './dialog.ts'

beforeEach(() => {
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <DialogSlot />
      </MantineProvider>
    </I18nProvider>,
  )
})
const opened = () => screen.findByRole('dialog')
/** Opens a dialog and gives its answer to come. */
function ask<T>(open: () => Promise<T>): Promise<T> {
  const answers: Promise<T>[] = []
  act(() => void answers.push(open()))
  return Promise.all(answers).then(([answer]) => answer as T)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the shared dialog (specification §2)', () => {
  it('alert has an OK button only, with the text Ок', async () => {
    const answer = ask(() => dialog.alert({ message: 'Готово', description: 'Сохранено 30 отметок' }))
    expect((await opened()).textContent).toContain('Сохранено 30 отметок')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ок'])
    press('Ок')
    await expect(answer).resolves.toBeUndefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('confirm is true for OK and false by default', async () => {
    const first = ask(() => dialog.confirm({ message: 'Удалить?' }))
    await opened()
    press('Ок')
    await expect(first).resolves.toBe(true)
    const second = ask(() => dialog.confirm({ message: 'Удалить?' }))
    await opened()
    press('Отмена')
    await expect(second).resolves.toBe(false)
    const third = ask(() => dialog.confirm({ message: 'Удалить?' }))
    fireEvent.keyDown(await opened(), { key: 'Escape' })
    await expect(third).resolves.toBe(false)
  })
  it('opens on the way back, whatever it would do: an Enter that was meant for something else ends nothing', async () => {
    const questions = [
      () => dialog.confirm({ message: 'Отправить?' }),
      () => dialog.confirm({ message: 'Закончить?', isDangerous: true }),
      () => dialog.prompt({ message: 'Отклонить?', isDangerous: true }),
      () => dialog.preview({ message: 'Убрать?', ok: 'Убрать', groups: [], total: () => 'Ничего не останется' }),
    ]
    for (const question of questions) {
      const answer = ask<unknown>(question)
      await opened()
      const focused = await waitFor(() => {
        expect(document.activeElement?.textContent).toBe('Отмена')
        return document.activeElement as HTMLElement
      })
      fireEvent.click(focused)
      expect([false, null]).toContain(await answer)
    }
    const told = ask(() => dialog.alert({ message: 'Готово' }))
    await opened()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ок'))
    press('Ок')
    await told
  })
  it('prompt is the text, or null', async () => {
    const first = ask(() => dialog.prompt({ message: 'Причина', initial: 'болезнь' }))
    await opened()
    const field = screen.getByRole('textbox')
    expect(field).toHaveProperty('value', 'болезнь')
    fireEvent.change(field, { target: { value: 'по семейным' } })
    press('Ок')
    await expect(first).resolves.toBe('по семейным')
    const second = ask(() => dialog.prompt({ message: 'Причина' }))
    await opened()
    press('Отмена')
    await expect(second).resolves.toBeNull()
  })
  it('a required text is asked for before it can be sent', async () => {
    const answer = ask(() => dialog.prompt({ message: 'Причина', isRequired: true }))
    await opened()
    expect(screen.getByRole('button', { name: 'Ок' })).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } })
    expect(screen.getByRole('button', { name: 'Ок' })).toHaveProperty('disabled', false)
    press('Отмена')
    await answer
  })
  it('closes with its default when the page goes, and so do those that wait', async () => {
    const answers = [
      ask<unknown>(() => dialog.confirm({ message: 'Первый' })),
      ask<unknown>(() => dialog.prompt({ message: 'Второй', initial: 'слово' })),
      ask<unknown>(() => dialog.alert({ message: 'Третий' })),
    ]
    await opened()
    act(() => dismissDialogs())
    expect(await Promise.all(answers)).toEqual([false, null, undefined])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('a second one waits for its turn, and buttons may be named', async () => {
    const first = ask(() => dialog.confirm({ message: 'Первый', ok: 'Да', cancel: 'Нет' }))
    const second = ask(() => dialog.alert({ message: 'Второй' }))
    await opened()
    expect(screen.queryByText('Второй')).toBeNull()
    press('Да')
    await expect(first).resolves.toBe(true)
    expect(await screen.findByText('Второй')).toBeTruthy()
    press('Ок')
    await second
  })
})

describe('what an action will change', () => {
  const groups = [
    { title: 'Будет выставлено', items: [{ id: '1', label: 'Абаева Алия', text: '5' }] },
    {
      title: 'Стоят свои',
      items: ['2', '3'].map((id) => ({
        id,
        label: `Ученик ${id}`,
        choices: [
          { value: 'keep', label: 'Оставить 3' },
          { value: 'change', label: 'Выставить 4' },
        ],
      })),
    },
    { title: 'Без отметки', items: [] },
    { title: 'Уроков', items: [], count: 14 },
  ]
  const show = () =>
    ask(() =>
      dialog.preview({
        message: 'Выставить?',
        groups,
        total: (choices) => `Останутся свои ${Object.values(choices).filter((one) => one === 'keep').length}`,
        ok: 'Выставить отметки',
      }),
    )
  it('groups and counts them, and those with nothing in them are not shown', async () => {
    const answer = show()
    const { textContent } = await opened()
    expect(textContent).toContain('Будет выставлено: 1')
    expect(textContent).toContain('Уроков: 14')
    expect(textContent).not.toContain('Без отметки')
    press('Выставить отметки')
    await expect(answer).resolves.toEqual({ 2: 'keep', 3: 'keep' })
  })
  it('what is chosen is counted and given back', async () => {
    const answer = show()
    await opened()
    expect(screen.getByText('Останутся свои 2')).toBeTruthy()
    const student = screen.getByRole('radiogroup', { name: 'Ученик 3' })
    fireEvent.click(within(student).getByRole('radio', { name: 'Выставить 4' }))
    expect(screen.getByText('Останутся свои 1')).toBeTruthy()
    press('Выставить отметки')
    await expect(answer).resolves.toEqual({ 2: 'keep', 3: 'change' })
  })
  it('is null when it is dismissed', async () => {
    const answer = show()
    fireEvent.keyDown(await opened(), { key: 'Escape' })
    await expect(answer).resolves.toBeNull()
  })
})
