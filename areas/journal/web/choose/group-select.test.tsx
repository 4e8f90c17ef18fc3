import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { JournalGroup } from './group-choice.ts'
import { GroupSelect } from './group-select.tsx'

const groups = Array.from({ length: 130 }, (_, index): JournalGroup => {
  const parallel = 1 + (index % 11)
  return {
    id: index + 1,
    title: `${parallel}${'АБВГДЕЖЗИКЛМ'[Math.floor(index / 11)] ?? ''}`,
    course: 'Алгебра',
    parallel,
    classes: [],
    teachers: ['Ахметов Д. Н.'],
    is_own: true,
    read_until: null,
  }
})

async function open() {
  const chosen: number[] = []
  const component = () => (
    <GroupSelect groups={groups} today={[]} time="09:00" value={1} onChange={(id) => chosen.push(id)} />
  )
  openPage([{ id: 'choose', path: '/choose', access: signedIn(), title: msg`Журнал`, component }], '/choose', {})
  return { chosen, input: await screen.findByRole<HTMLInputElement>('combobox', { name: 'Группа' }) }
}

test('its text is chosen at once, so that the next letter replaces it', async () => {
  const { input } = await open()
  expect(input.value).toBe('1А · Алгебра')
  act(() => input.focus())
  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]))
})

test('of 130 groups 120 are shown, and of the rest it is told how to find them', async () => {
  const { chosen, input } = await open()
  fireEvent.click(input)
  fireEvent.change(input, { target: { value: '' } })
  expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(121)
  const rest = screen.getByRole('option', { name: /^Ещё 10: наберите класс, предмет или учителя/, hidden: true })
  fireEvent.click(rest)
  expect(chosen).toEqual([])
})
