import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generatedEvacuation } from '../board/testing.ts'
import { useListOrder } from './use-list-order.ts'
import type { Shown } from './shown-marks.ts'

const evacuation = generatedEvacuation(30)
const units = evacuation.units ?? []
const marksWith = (status: (unitId: number) => Shown['status']): Shown[] =>
  (evacuation.marks ?? []).map((mark) => ({
    ...mark,
    status: status(mark.unit_id),
    isWaiting: false,
    isSuperseded: false,
  }))

test('a list whose people are all away stands last, and stays there when somebody of it turns up', () => {
  const first = units[0]?.id
  const away = marksWith((id) => (id === first ? 'away' : 'waiting'))
  const { result, rerender } = renderHook((marks: Shown[]) => useListOrder({ units, marks }), { initialProps: away })
  const order = () => result.current.map(({ id }) => id)
  const expected = [...units.slice(1).map(({ id }) => id), first]
  expect(order()).toEqual(expected)
  rerender(marksWith(() => 'present'))
  expect(order()).toEqual(expected)
})
