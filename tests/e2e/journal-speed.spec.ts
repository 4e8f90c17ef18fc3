import { expect, test } from '@playwright/test'
import { measureKeyToPaint } from './key-to-paint.ts'

/** Much slower than a bare grid of the same size it must not become, whatever else the machine does meanwhile. */
const mostRatio = 3

test('a key in a full year of marks is painted about as fast as in a bare grid', async ({ baseURL }) => {
  test.slow()
  const measured = await measureKeyToPaint(baseURL ?? '', 2)
  test.info().annotations.push({ type: 'key to paint, ms', description: JSON.stringify(measured) })
  expect(measured.ratio).toBeLessThanOrEqual(mostRatio)
})
