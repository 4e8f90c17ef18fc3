import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ClassPhotosDialog } from './class-photos-dialog.tsx'

const students = ['Абаева Алия', 'Ким Ли', 'Серик Дана'].map((full_name, index) => ({
  id: 11 + index,
  full_name,
  number: index + 1,
  has_photo: index === 0,
}))
const by = (ids: number[]) => ({ ids, by: ids.length > 0 ? 'name' : null })
const names = ['Абаева.jpg', 'Серик.jpg', 'IMG_1.jpg', 'IMG_2.jpg']

/** A device that draws. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 400, close: () => undefined }))
  const pen = { fillRect() {}, scale() {}, translate() {}, rotate() {}, drawImage() {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['снимок'])))
})

/** Answers the photos of three students, of whom one is refused. @returns who got one */
function answer(): string[] {
  const put: string[] = []
  let stored = 0
  http.answer('/api/users/photos/match/', () => [200, { students, matches: [by([11]), by([13]), by([]), by([])] }])
  http.answer('/api/media/photos/', () => [200, { id: ++stored, name: 'photo.jpg', size: 6, mime: 'image/jpeg' }])
  http.answer('/api/users/users/', ({ path }) => {
    const [, id = ''] = /users\/(\d+)\/photo/.exec(path) ?? []
    if (id === '13' && !put.includes('refused')) {
      put.push('refused')
      return [422, { detail: [{ loc: ['body', 'file_id'], msg: 'Снимок слишком мал', type: 'rule' }] }]
    }
    put.push(id)
    return [200, { photo: null, photo_large: null }]
  })
  return put
}

test('photos of a class: whom each is of is seen first, one is mended by hand, and one that is refused says why', async () => {
  const put = answer()
  const component = lazyPage(
    async () => ({ Shown: () => <ClassPhotosDialog classId={7} onClose={vi.fn()} /> }),
    'Shown',
  )
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Люди`, component }], '/shown', {})
  const files = names.map((name) => new File(['снимок'], name, { type: 'image/jpeg' }))
  fireEvent.change(await screen.findByLabelText('Фотографии или архив'), { target: { files } })
  expect(await screen.findByText('Узнали: 2. Без ученика: 2.')).toBeTruthy()
  expect(JSON.parse(String(http.requests('/api/users/photos/match/')[0]?.body))).toEqual({ class_id: 7, names })
  expect([screen.getByText('заменит прежнюю'), ...screen.getAllByText('не узнали')]).toHaveLength(3)
  expect(put).toEqual([])

  fireEvent.click(screen.getByRole('combobox', { name: 'Чья фотография: IMG_1.jpg' }))
  fireEvent.click(await screen.findByRole('option', { name: '2. Ким Ли' }))
  expect(await screen.findByText('Узнали: 3. Без ученика: 1.')).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Сохранить: 3' }))
  expect(await screen.findByText('Сохранено: 2 из 3. Не удалось: 1.')).toBeTruthy()
  expect(await screen.findByText('Снимок слишком мал')).toBeTruthy()
  expect(put).toEqual(['11', 'refused', '12'])

  // the one that is left, once more
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить: 1' }))
  await waitFor(() => expect(put).toEqual(['11', 'refused', '12', '13']))
  expect(await screen.findByRole('button', { name: 'Готово' })).toBeTruthy()
})
