import { MantineProvider, TextInput } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '../api/testing/fake-server.ts'
import { attachHost, type Notice } from '../notifications/notify.ts'
import { focusOn } from './focus-on.ts'
import { FormBody } from './form-body.tsx'
import { useEndpointForm } from './use-endpoint-form.ts'

const save = endpoint({
  method: 'POST',
  path: '/api/things/',
  access: open(),
  body: z.strictObject({
    name: z.string().check(z.minLength(1, 'Обязательное поле')),
    code: z.string().check(z.minLength(3, 'Не короче 3 знаков'), z.regex(/^\d+$/, 'Только цифры')),
  }),
  response: z.object({ id: z.int() }),
  summary: '',
})
const done = vi.fn()
const shown = vi.fn<(notice: Notice) => void>()

function Sample() {
  const form = useEndpointForm(save, {
    initialValues: { name: '', code: '' },
    rules: { name: (value) => value !== 'Администратор' || 'Имя занято' },
    onDone: done,
  })
  return (
    <FormBody of={form}>
      <TextInput label="Имя" {...form.field('name')} />
      <TextInput label="Код" {...form.field('code')} />
      <button type="submit">Сохранить</button>
    </FormBody>
  )
}
const fill = (name: string, code: string) => {
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Код'), { target: { value: code } })
  fireEvent.click(screen.getByText('Сохранить'))
}
beforeEach(() => {
  http.reset()
  done.mockClear()
  attachHost(shown)
  shown.mockClear()
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <Sample />
      </MantineProvider>
    </I18nProvider>,
  )
})

describe('the form kit', () => {
  it('moves the focus into a field of several parts', () => {
    const field = document.createElement('div')
    field.innerHTML = '<input style="display: none"><button disabled>Нет</button><button>Приложить</button>'
    document.body.append(field)
    focusOn(field)
    expect(document.activeElement?.textContent).toBe('Приложить')
    field.remove()
  })
  it('shows one error a field, and sends nothing', () => {
    fill('', 'a')
    expect(screen.getByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText('Не короче 3 знаков')).toBeTruthy()
    expect(screen.queryByText('Только цифры')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'))
    expect(http.requests('/api/things/')).toHaveLength(0)
  })
  it('validates by the rules of the form too', () => {
    fill('Администратор', '123')
    expect(screen.getByText('Имя занято')).toBeTruthy()
  })
  it('sends the values and tells what came', async () => {
    http.answer('/api/things/', () => [200, { id: 5 }])
    fill('Аружан', '123')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ id: 5 }))
    expect(http.requests('/api/things/')[0]?.body).toBe('{"name":"Аружан","code":"123"}')
  })
  it("lays the server's objections onto their fields, one a field", async () => {
    const objections = [
      { loc: ['body', 'code'], msg: 'Код занят', type: 'taken' },
      { loc: ['body', 'code'], msg: 'И ещё что-то', type: 'other' },
    ]
    http.answer('/api/things/', () => [422, { detail: objections }])
    fill('Аружан', '123')
    await screen.findByText('Код занят')
    expect(screen.queryByText('И ещё что-то')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Исправьте ошибки формы' })
    expect(done).not.toHaveBeenCalled()
  })
  it('shows a sentence, and an objection to no field of its own, as an alert', async () => {
    http.answer('/api/things/', () => [422, { detail: [{ loc: ['body', 'year'], msg: 'Год закрыт', type: 'x' }] }])
    fill('Аружан', '123')
    expect((await screen.findByRole('alert')).textContent).toBe('Год закрыт')
    http.answer('/api/things/', () => [409, { detail: 'Запись изменил другой человек' }])
    fill('Аружан', '124')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Запись изменил другой человек'))
  })
  it('tells a wrong sign-in at the form and nowhere else', async () => {
    http.answer('/api/things/', () => [401, { detail: 'Неверный логин или пароль' }])
    fill('Аружан', '123')
    expect((await screen.findByRole('alert')).textContent).toBe('Неверный логин или пароль')
    expect(shown).not.toHaveBeenCalled()
  })
})
