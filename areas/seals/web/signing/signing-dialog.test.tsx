import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { inOwnName, self, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { signingProof } from '../../contract/signing.ts'
import { SigningDialog } from './signing-dialog.tsx'

const signAll = endpoint({
  method: 'POST',
  path: '/api/documents/zz-papers/sign/',
  access: inOwnName(self()),
  body: z.strictObject({ ids: z.array(z.int()), ...signingProof }),
  response: z.object({}),
  summary: 'Подписать',
})
const onDone = vi.fn<() => void>()
const Signed = () => (
  <SigningDialog
    of={signAll as never}
    input={(proof) => ({ body: { ids: [1, 2], ...proof } })}
    title="Подписать приказы?"
    onDone={onDone}
    onClose={() => undefined}
  >
    2 приказа
  </SigningDialog>
)
const open = (signing: object) => {
  http.answer('/api/documents/signing/', () => [
    200,
    { name: 'Ким Вера', post: 'Директор', ways: ['password'], must_set_up: false, ...signing },
  ])
  openPage(
    [{ id: 'papers', path: '/papers', access: signedIn(), title: 'x' as never, component: Signed as never }],
    '/papers',
    {},
  )
}
afterEach(() => {
  http.reset()
  onDone.mockReset()
})
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Подписать' }))

test('says what is signed and in whose name; a wrong password is told at its field, a right one signs all at once', async () => {
  let isRight = false
  http.answer(signAll.path, () =>
    isRight ? [200, {}] : [422, { detail: [{ loc: ['body', 'password'], msg: 'Неверный пароль', type: 'value' }] }],
  )
  open({})
  const field = await screen.findByLabelText('Ваш пароль')
  expect(screen.getByRole('dialog', { name: 'Подписать приказы?' }).textContent).toContain('2 приказа')
  expect(screen.getByText('Ким Вера')).toBeTruthy()
  press()
  await screen.findByText('Обязательное поле')
  expect(http.requests(signAll.path)).toHaveLength(0)
  fireEvent.change(field, { target: { value: 'тайна' } })
  press()
  expect(await screen.findByText('Неверный пароль')).toBeTruthy()
  isRight = true
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(JSON.parse(String(http.requests(signAll.path).at(-1)?.body))).toEqual({ ids: [1, 2], password: 'тайна' })
})

test('who has a second factor gives a code', async () => {
  http.answer(signAll.path, () => [200, {}])
  open({ ways: ['code', 'assertion'] })
  fireEvent.change(await screen.findByLabelText('Код второго шага'), { target: { value: '123 456' } })
  expect(screen.getByRole('button', { name: 'Подписать ключом' })).toBeTruthy()
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(JSON.parse(String(http.requests(signAll.path)[0]?.body))).toEqual({ ids: [1, 2], code: '123 456' })
})

test('what was refused for another reason is said in the dialog, and one who must set a factor up is told where', async () => {
  http.answer(signAll.path, () => [409, { detail: 'Подписать можно только проверенный табель' }])
  open({})
  fireEvent.change(await screen.findByLabelText('Ваш пароль'), { target: { value: 'тайна' } })
  press()
  expect(await screen.findByText('Подписать можно только проверенный табель')).toBeTruthy()
})

test('who has read too much sets a second factor up first', async () => {
  open({ must_set_up: true })
  expect(await screen.findByRole('link', { name: 'своём профиле' })).toBeTruthy()
  expect(screen.queryByLabelText('Ваш пароль')).toBeNull()
})
