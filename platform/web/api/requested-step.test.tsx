import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { closeDialog, dismissDialogs, openDialog } from '../dialog/dialog.ts'
import { requestedStep } from './requested-step.ts'
import { request } from './request.ts'
import { http } from './testing/fake-server.ts'

const readThings = endpoint({
  method: 'GET',
  path: '/api/things/',
  access: open(),
  response: z.object({ ok: z.boolean() }),
  summary: '',
})
const asked = { detail: [{ loc: ['reading', 'password'], msg: 'Подтвердите паролем', type: 'asked' }] }
let isShown = false

beforeEach(() => {
  http.reset()
  isShown = false
  http.answer('/api/things/', () => (isShown ? [200, { ok: true }] : [422, asked]))
})
afterEach(() => {
  requestedStep.get()?.settle(false)
  dismissDialogs()
})
const untilRequested = () => vi.waitFor(() => expect(requestedStep.get()).not.toBeNull())

test('calls that are asked for a step wait for one window and are sent again', async () => {
  const calls = [request(readThings), request(readThings)]
  await untilRequested()
  expect(requestedStep.get()).toMatchObject({
    name: 'reading',
    ways: [{ way: 'password', words: 'Подтвердите паролем' }],
  })
  isShown = true
  requestedStep.get()?.settle(true)
  await expect(Promise.all(calls)).resolves.toEqual([{ ok: true }, { ok: true }])
  expect(http.requests('/api/things/')).toHaveLength(4)
  expect(requestedStep.get()).toBeNull()
})

test('whoever declines is told in place what was asked for', async () => {
  const call = request(readThings)
  await untilRequested()
  requestedStep.get()?.settle(false)
  await expect(call).rejects.toMatchObject({ status: 409, detail: 'Подтвердите паролем' })
  expect(http.requests('/api/things/')).toHaveLength(1)
})

test('a step asked for in the body of a form is the form’s own', async () => {
  http.answer('/api/things/', () => [422, { detail: [{ loc: ['body', 'code'], msg: 'Код', type: 'asked' }] }])
  await expect(request(readThings)).rejects.toMatchObject({ status: 422 })
  expect(requestedStep.get()).toBeNull()
})

test('where the page is to be read anew a window offers the button that does it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  http.answer('/api/things/', () => [409, { detail: 'Роль уже изменили. Обновите страницу', code: 'outdated' }])
  await expect(request(readThings)).rejects.toMatchObject({ status: 409 })
  const asked = openDialog.get()
  expect(asked).toMatchObject({
    kind: 'confirm',
    ok: 'Обновить страницу',
    description: 'Роль уже изменили. Обновите страницу',
  })
  closeDialog()
  if (asked?.kind === 'confirm') asked.resolve(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('where only looking is allowed a window says so, but not of what nobody has asked for', async () => {
  http.answer('/api/things/', () => [403, { detail: 'Включите изменения', code: 'only_reading' }])
  await expect(request({ ...readThings, silent: true })).rejects.toMatchObject({ status: 409 })
  expect(openDialog.get()).toBeNull()
  await expect(request(readThings)).rejects.toMatchObject({ detail: 'Включите изменения' })
  expect(openDialog.get()).toMatchObject({ kind: 'alert', message: 'Открыт только просмотр' })
})

test('where somebody else must allow it, a window says who, once for all that is refused together', async () => {
  http.answer('/api/things/', () => [429, { detail: 'Разрешить может: Ахметова', code: 'permission_needed' }])
  const calls = await Promise.allSettled([request(readThings), request(readThings)])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(openDialog.get()).toMatchObject({ kind: 'alert', description: 'Разрешить может: Ахметова' })
  dismissDialogs()
  expect(openDialog.get()).toBeNull()
})
