import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openLightPage } from '#platform/web/testing/open-light-page.tsx'
import type { VerifiedDocument } from '../../contract/verification.ts'
import { DocumentPage } from './document-page.tsx'

const call = '/api/documents/verification/'
const bytes = '%PDF-1.7 справка'
const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bytes)))
const known: VerifiedDocument = {
  state: 'valid',
  number: '84-к',
  signed_on: '2026-11-20',
  signers: [
    {
      name: 'Ким Вера Андреевна',
      post: 'Заместитель директора',
      on_behalf_of: 'директора Ахметовой А. К.',
      method: 'factor',
      signed_on: '2026-11-20',
    },
  ],
  ended_on: null,
  reason: null,
  replaced_by: null,
  contents: {
    ru: {
      title: 'Справка об обучении',
      facts: [{ label: 'Кому', value: 'Ахметов Данияр' }],
      tables: [{ title: null, head: ['Предмет', 'I', 'II'], rows: [['История', { text: '5', columns: 2 }]] }],
    },
    kk: { title: 'Оқу туралы анықтама', facts: [{ label: 'Кімге', value: 'Ахметов Данияр' }], tables: [] },
  },
  files: [{ language: 'kk', sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }],
}
const answer = (document: Partial<VerifiedDocument>) => http.answer(call, () => [200, { ...known, ...document }])

beforeEach(() => {
  http.answer('/api/passport/brand/', () => [200, { name: 'Лицей № 1', logo: null }])
})
afterEach(() => {
  http.reset()
  vi.unstubAllGlobals()
})

test('a typed code is looked up, stands in the address, and says what the paper is and who signed for whom', async () => {
  answer({})
  openLightPage(DocumentPage, '/document')
  const field = screen.getByLabelText('Код документа')
  fireEvent.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(http.requests(call)).toHaveLength(0)
  fireEvent.input(field, { target: { value: ' abcd-efgh-jkmn-pqrs ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText('Документ действителен')).toBeTruthy()
  expect(window.location.search).toBe('?code=abcd-efgh-jkmn-pqrs')
  expect(screen.getByText(/Ким Вера Андреевна, Заместитель директора; за: директора Ахметовой А. К./)).toBeTruthy()
  expect(screen.getByRole('cell', { name: '5' }).getAttribute('colspan')).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: 'Қазақша' }))
  expect(screen.getByRole('heading', { name: 'Оқу туралы анықтама' })).toBeTruthy()
})

test('of a paper that holds no more it is said since when and why', async () => {
  answer({ state: 'revoked', ended_on: '2026-11-21', reason: 'Ошибка в дате' })
  openLightPage(DocumentPage, '/document?code=1')
  expect(await screen.findByText(/Школа аннулировала его 21.11.2026/)).toBeTruthy()
  expect(screen.getByText(/Причина: Ошибка в дате/)).toBeTruthy()
  answer({ state: 'replaced', ended_on: '2026-11-22', replaced_by: { number: '85-к', signed_on: '2026-11-22' } })
  fireEvent.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText(/Вместо неё действует № 85-к/)).toBeTruthy()
})

test('what is not found, and a server that is away, say what it is', async () => {
  http.answer(call, () => [404, { detail: 'Документа с таким кодом нет. Проверьте, верно ли он введён' }])
  openLightPage(DocumentPage, '/document?code=1')
  expect((await screen.findByRole('alert')).textContent).toContain('Документа с таким кодом нет')
  http.answer(call, () => [500, {}])
  fireEvent.click(screen.getByRole('button', { name: 'Проверить' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('повторите позже'))
})

const giveFile = (content: string) =>
  fireEvent.change(screen.getByLabelText(/^PDF документа/), {
    target: { files: [new File([content], 'Справка.pdf', { type: 'application/pdf' })] },
  })

test('a file is compared on the device: the same, another, or not at all without a protected address', async () => {
  answer({})
  openLightPage(DocumentPage, '/document?code=1')
  await screen.findByText('Документ действителен')
  const before = http.requests(call).length
  giveFile(bytes)
  expect(await screen.findByText('Файл тот же')).toBeTruthy()
  expect(screen.getByText(/который выдала школа \(Қазақша\)/)).toBeTruthy()
  giveFile(`${bytes} `)
  expect(await screen.findByText('Файл изменён')).toBeTruthy()
  vi.stubGlobal('crypto', {})
  giveFile(bytes)
  expect(await screen.findByText('Файл не сверен')).toBeTruthy()
  expect(http.requests(call)).toHaveLength(before)
})

test('a paper that was issued on paper alone has no file to compare', async () => {
  answer({ files: [] })
  openLightPage(DocumentPage, '/document?code=1')
  expect(await screen.findByText(/Файлом этот документ школа ещё не выдавала/)).toBeTruthy()
  expect(screen.queryByLabelText(/^PDF документа/)).toBeNull()
})
