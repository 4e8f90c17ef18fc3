import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { uploadPurpose } from '#platform/contract/upload-purpose.ts'
import { MantineProvider } from '#platform/web/ui/index.ts'
import type { StoredDocument } from '../contract/media.ts'
import { AttachmentField, type Attachment } from './attachment-field.tsx'
import * as sending from './send-document.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }))
beforeEach(() => vi.restoreAllMocks())

const purpose = uploadPurpose({ key: 'test', types: ['pdf'], maxBytes: 100 })
const stored = (id: number, name: string, more: Partial<StoredDocument> = {}): StoredDocument => ({
  id,
  name,
  size: 3,
  mime: 'application/pdf',
  state: 'clean',
  reason: null,
  ...more,
})
function Form({ maxFiles = 3 }: { maxFiles?: number }) {
  const [files, setFiles] = useState<Attachment[]>([])
  return (
    <AttachmentField
      purpose={purpose}
      label="Файлы"
      maxFiles={maxFiles}
      value={files}
      onChange={(change) => setFiles((before) => change(before))}
    />
  )
}
function open(maxFiles?: number) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Form {...(maxFiles === undefined ? {} : { maxFiles })} />
      </MantineProvider>
    </I18nProvider>,
  )
  const input = container.querySelector('input[type=file]')
  return (files: File[]) => void (input && fireEvent.change(input, { target: { files } }))
}
const file = (name: string, bytes = 3) => new File(['a'.repeat(bytes)], name)
const names = () => screen.getAllByText(/\.pdf/).map(({ textContent }) => textContent?.split(' ')[0])

it('takes several files, puts them in order and lets them go', async () => {
  let id = 0
  vi.spyOn(sending, 'sendDocument').mockImplementation(async (_, given) => stored(++id, given.file.name))
  open()([file('а.pdf'), file('б.pdf')])
  await waitFor(() => expect(names()).toEqual(['а.pdf', 'б.pdf']))
  fireEvent.click(await screen.findByRole('button', { name: 'Ниже: а.pdf' }))
  expect(names()).toEqual(['б.pdf', 'а.pdf'])
  fireEvent.click(screen.getByRole('button', { name: 'Убрать файл б.pdf' }))
  expect(names()).toEqual(['а.pdf'])
})

it('says what is being checked, and why it was refused', async () => {
  vi.spyOn(sending, 'sendDocument').mockResolvedValue(stored(1, 'а.pdf', { state: 'checking' }))
  let settle: (checked: StoredDocument) => void = () => undefined
  vi.spyOn(sending, 'whenChecked').mockReturnValue(new Promise((resolve) => (settle = resolve)))
  open()([file('а.pdf')])
  expect(await screen.findByText('Проверяется')).toBeTruthy()
  settle(stored(1, 'а.pdf', { state: 'refused', reason: 'В файле макросы' }))
  expect((await screen.findByRole('alert')).textContent).toBe('В файле макросы')
})

it('says of what can’t be sent why, and takes no more than there is room for', async () => {
  const send = vi.spyOn(sending, 'sendDocument').mockRejectedValue(new Error('away'))
  open(2)([file('большой.pdf', 200), file('пустой.pdf', 0), file('лишний.pdf')])
  expect(await screen.findByText('Можно приложить не больше 2 файлов')).toBeTruthy()
  expect(screen.getByText('Слишком большой файл: не больше 0.0001 МБ')).toBeTruthy()
  expect(screen.getByText('Файл пустой')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})
