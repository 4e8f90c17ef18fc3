import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Dictionary } from '../../contract/dictionaries.ts'
import type { DictionaryRecord } from '../../contract/records.ts'
import { MergeDialog } from './merge-dialog.tsx'

const chosen = [
  { id: 1, title: 'Казах', name: null },
  { id: 2, title: 'казах', name: null },
] as DictionaryRecord[]
const Merging = () => (
  <MergeDialog dictionary={{ id: 3 } as Dictionary} chosen={chosen} onClose={() => {}} onDone={() => {}} />
)

test('an Enter that was meant for something else merges nothing: the window opens on the way back', async () => {
  http.answer('/api/', () => [200, { effects: [], obstacles: [] }])
  openPage(
    [{ id: 'merging', path: '/merging', access: signedIn(), title: msg`Справочники`, component: Merging }],
    '/merging',
    {},
  )
  await screen.findByRole('dialog', { name: 'Объединить записи' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Отмена'))
})
