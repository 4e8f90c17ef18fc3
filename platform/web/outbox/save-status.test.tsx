import { i18n } from '@lingui/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AppProviders } from '../app-providers.tsx'
import type { AnyDraft, DraftState } from './draft.ts'
import { SaveStatus } from './save-status.tsx'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} })
})

/** How saving stands with twelve drafts of one state, or with none. */
function show(state: DraftState | null) {
  const drafts = state === null ? [] : Array.from({ length: 12 }, (_, index) => ({ client_id: String(index), state }))
  const outbox = { version: 1, all: () => drafts, listen: () => () => {} }
  const { container } = render(
    <AppProviders>
      <SaveStatus<AnyDraft> outbox={outbox as never} words={{} as never} />
    </AppProviders>,
  )
  const reserved = [...container.querySelectorAll('[data-says]')]
  const room = reserved[0]?.closest('[aria-hidden]')?.parentElement
  return { room, reserved: reserved.map((one) => one.getAttribute('data-says')) }
}

test.each([
  [null, 'Сохранено'],
  ['failed', 'Ждёт связи: 12'],
  ['refused', 'Не принято: 12'],
] as const)('whatever stands there (%s), it has the room of the widest sentences', (state, says) => {
  const { room, reserved } = show(state)
  const said = screen.getByText(says)
  expect(reserved).toEqual(['Ждёт связи: 99', 'Не принято: 99'])
  // one cell of one grid: what is said last is as wide as what is not seen
  expect(room?.lastElementChild?.contains(said)).toBe(true)
  expect(room?.childElementCount).toBe(3)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(state ? [says] : [])
})

test('what is tried once more still waits, its open list with it, until all has been delivered', async () => {
  let listener = () => {}
  const outbox = {
    version: 1,
    drafts: [{ client_id: '1', state: 'failed' }],
    isKept: { subscribe: () => () => {}, get: () => true },
    all() {
      return this.drafts
    },
    listen(next: () => void) {
      listener = next
      return () => {}
    },
    become(drafts: { client_id: string; state: string }[]) {
      this.drafts = drafts
      this.version += 1
      act(() => {
        listener()
      })
    },
  }
  const words = { place: () => 'Абай Алия', wanted: () => '5' }
  render(
    <AppProviders>
      <SaveStatus<AnyDraft> outbox={outbox as never} words={words as never} />
    </AppProviders>,
  )
  fireEvent.click(screen.getByText('Ждёт связи: 1'))
  const again = await screen.findByText('Отправить сейчас')
  outbox.become([{ client_id: '1', state: 'sending' }])
  expect(await screen.findByText('Отправляется…')).toBeTruthy()
  expect(again.isConnected && screen.getByText('Ждёт связи: 1')).toBeTruthy()
  outbox.become([])
  expect(await screen.findByText('Сохранено')).toBeTruthy()
})
