import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { RecordsExport } from './records-export.tsx'

function Records() {
  const within = useRef<HTMLDivElement>(null)
  const dictionary = { id: 3, title: 'Виды', is_tree: true } as Dictionary
  return (
    <div ref={within}>
      <search>
        <input aria-label="Найти запись" defaultValue="грам" />
      </search>
      <RecordsExport dictionary={dictionary} requested={{ search: 'грам', archived: 'false' }} within={within} />
    </div>
  )
}
const page: Page = {
  id: 'records',
  path: '/records',
  access: signedIn(),
  title: msg`Записи`,
  component: lazyPage(async () => ({ Records }), 'Records'),
}
afterEach(() => http.reset())

test.each([
  ['Напечатать список', { form: 'pdf' }],
  ['Скачать справочник в XLSX', {}],
])('records are taken as they are filtered, and it is said how: %s', async (name, form) => {
  const path = '/api/passport/dictionaries/export/'
  http.answer(path, () => [422, { detail: 'Так нельзя' }])
  openPage([page], '/records', {})
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(http.requests(path)).toHaveLength(1))
  const [asked] = http.requests(path)
  expect(Object.fromEntries(new URL(String(asked?.path), 'http://school').searchParams)).toEqual({
    search: 'грам',
    archived: 'false',
    dictionary: '3',
    columns: 'title,name,parent',
    ...form,
    narrowed_by: 'Найти запись: грам',
  })
})
