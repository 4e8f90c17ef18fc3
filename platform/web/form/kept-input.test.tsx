import { MantineProvider, PasswordInput, TextInput } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { beforeEach, expect, test, vi } from 'vitest'
import { self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { endSession, leaveSession } from '../api/refresh.ts'
import { keepToken } from '../api/session.ts'
import { DialogHost } from '../dialog/dialog-host.tsx'
import { dialog, dismissDialogs, openDialog } from '../dialog/dialog.ts'
import { keptForms } from '../kept-input.ts'
import { attachHost, type Notice } from '../notifications/notify.ts'
import { useStore } from '../store.ts'
import { FormBody } from './form-body.tsx'
import { useEndpointForm } from './use-endpoint-form.ts'

const save = endpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: self(),
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string(), note: z.string() }),
  response: z.object({}),
  summary: '',
})
const shown = vi.fn<(notice: Notice) => void>()

function Sample({ id, name }: { id: string; name: string }) {
  const form = useEndpointForm(save, {
    initialValues: { name, note: '' },
    input: (body) => ({ params: { id }, body }),
    onDone: () => undefined,
  })
  return (
    <FormBody of={form}>
      <TextInput label="Имя" {...form.field('name')} />
      <TextInput label="Заметка" {...form.field('note')} />
    </FormBody>
  )
}
function Secret() {
  const form = useEndpointForm(save, { initialValues: { name: '', note: '' }, onDone: () => undefined })
  return (
    <FormBody of={form}>
      <PasswordInput label="Имя" autoComplete="current-password" {...form.field('name')} />
      <TextInput label="Заметка" {...form.field('note')} />
    </FormBody>
  )
}
function Dialogs() {
  const open = useStore(openDialog)
  return open === null ? null : <DialogHost dialog={open} />
}

const signIn = (account: number, act?: number) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { user_id: account, act, client: 0, roles: [], permissions: { read: [], write: [] }, exp }
  keepToken(`h.${btoa(JSON.stringify(claims))}.s`)
}
const open = (element: React.JSX.Element) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">{element}</MantineProvider>
    </I18nProvider>,
  )
const form = { id: '1', name: 'Было' }
const note = () => screen.getByLabelText<HTMLInputElement>('Заметка').value
const keptHere = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join()
/** Somebody types and loses the session. */
function typeAndLose(element = <Sample {...form} />) {
  signIn(7)
  open(element)
  fireEvent.change(screen.getByLabelText('Заметка'), { target: { value: 'Важное' } })
  endSession('lost')
  cleanup()
}

beforeEach(() => {
  attachHost(shown)
  shown.mockClear()
})

test('what was typed comes back to its author, once, in the form of the same record', () => {
  typeAndLose()
  signIn(7)
  expect(keptForms.get()).toHaveLength(1)
  open(<Sample id="2" name="Было" />)
  expect(note()).toBe('')
  cleanup()
  open(<Sample {...form} name="Другой уже изменил" />)
  expect(note()).toBe('')
  cleanup()
  open(<Sample {...form} />)
  expect(note()).toBe('Важное')
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Было')
  expect(shown).toHaveBeenCalledOnce()
  cleanup()
  open(<Sample {...form} />)
  expect(note()).toBe('')
})

test.each([
  ['another account', () => signIn(8)],
  ['who acts under the name', () => signIn(7, 2)],
])('never to %s, and after that to nobody', (_, comes) => {
  typeAndLose()
  comes()
  open(<Sample {...form} />)
  expect(note()).toBe('')
  expect(keptHere()).not.toContain('Важное')
  cleanup()
  endSession('lost')
  signIn(7)
  open(<Sample {...form} />)
  expect(note()).toBe('')
})

test('of who leaves by themself nothing stays, and no secret is kept', async () => {
  signIn(7)
  open(<Sample {...form} />)
  fireEvent.change(screen.getByLabelText('Заметка'), { target: { value: 'Важное' } })
  await leaveSession(() => Promise.resolve())
  expect(keptHere()).not.toContain('Важное')
  cleanup()
  typeAndLose(<Secret />)
  expect(keptHere()).not.toContain('Важное')
})

test('the text of a dialog comes back when the same is asked again', async () => {
  signIn(7)
  open(<Dialogs />)
  void dialog.prompt({ message: 'Почему?' })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Почему?' }), { target: { value: 'Потому что' } })
  endSession('lost')
  cleanup()
  dismissDialogs()
  signIn(7)
  open(<Dialogs />)
  void dialog.prompt({ message: 'Почему?' })
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Почему?' }).value).toBe('Потому что'),
  )
  dismissDialogs()
})
