import { expect, test } from 'vitest'
import { grownBy, movedBy, reshaped } from './place.ts'

const point = { x: 0.5, y: 0.5, width: null, height: null }
const box = { x: 0.8, y: 0.1, width: 0.1, height: 0.2 }

test('a place stays whole within the picture', () => {
  expect(movedBy(point, 0.1, -0.9)).toEqual({ ...point, x: 0.6, y: 0 })
  expect(movedBy(box, 0.5, 1)).toEqual({ ...box, x: 0.9, y: 0.8 })
  expect(grownBy(box, 0.5, -0.5)).toEqual({ ...box, width: 0.2, height: 0.02 })
  expect(grownBy(point, 0.5, 0.5)).toEqual(point)
})
test('a point becomes a rectangle around it, and back', () => {
  expect(reshaped(point)).toEqual({ x: 0.45, y: 0.46, width: 0.1, height: 0.08 })
  expect(reshaped(reshaped(point))).toEqual(point)
})
