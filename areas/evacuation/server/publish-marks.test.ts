import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { publishMarks } from './publish-marks.ts'

afterEach(() => void vi.restoreAllMocks())

test('marks that are still being gathered when the application closes are asked about no more', async () => {
  const { context, close } = await startTestApp()
  const due: (() => void)[] = []
  const timer = setTimeout(() => {}, 0)
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((act) => {
    due.push(act)
    return timer
  })
  publishMarks(context, [{ evacuationId: 1, id: 1, left: null }])
  await close()
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(due).toHaveLength(1)
  due.forEach((act) => act())
  await new Promise((resolve) => setImmediate(resolve))
  expect(reported).not.toHaveBeenCalled()
})
