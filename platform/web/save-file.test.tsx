import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { open } from '#platform/contract/access.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { http } from './api/testing/fake-server.ts'
import { attachHost, type Notice } from './notifications/notify.ts'
import { useSaveFile } from './save-file.ts'

const path = '/api/things/print/'
const print = fileEndpoint({ path, access: open(), file: fileTypes.pdf, summary: '' })
const shown = vi.fn<(notice: Notice) => void>()

function PrintButton() {
  const { take, isTaking } = useSaveFile(print)
  return (
    <button type="button" disabled={isTaking} onClick={() => take({})}>
      PDF
    </button>
  )
}
beforeEach(() => {
  attachHost(shown)
  shown.mockClear()
  render(<PrintButton />)
})

it.each([
  ['own files are waited for', 429, 'Уже готовятся 4 ваших файла: дождитесь их'],
  ['everybody’s are', 503, 'Сейчас готовится слишком много файлов: повторите через минуту'],
])('a file that is not made because %s is told in the words of the refusal', async (_, status, detail) => {
  http.answer(path, () => [status, { detail }])
  fireEvent.click(screen.getByText('PDF'))
  await waitFor(() => expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: detail }))
  await waitFor(() => expect(screen.getByText('PDF')).toHaveProperty('disabled', false))
  expect(http.requests(path)).toHaveLength(1)
})

it('a file that takes its time is told of, once it has', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { promise, resolve } = Promise.withResolvers<void>()
  http.answer(path, async () => {
    await promise
    return [429, { detail: 'Уже готовятся 4 ваших файла: дождитесь их' }]
  })
  fireEvent.click(screen.getByText('PDF'))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  const told = { kind: 'info', title: 'Файл готовится. Он сохранится сам: можно работать дальше' }
  expect(shown).toHaveBeenCalledExactlyOnceWith(told)
  resolve()
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'error' })))
})
