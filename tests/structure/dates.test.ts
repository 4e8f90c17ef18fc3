import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './walls.ts'

/** A native date input writes dates as the browser's language does, not as the school does. */
const nativeInput = /<[A-Za-z][^<>]*\btype=(?:["']|\{["'])(?:date|datetime-local|month|week)["']/

test('dates are typed as they are written here, whatever browser it is', () => {
  const files = sourceFiles().filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => nativeInput.test(readSource(file)))).toEqual([])
})

test.each(['<input type="date" />', "<TextInput\n  label='С'\n  type='datetime-local' />", '<Input type={"month"} />'])(
  '%s is found',
  (text) => expect(nativeInput.test(text)).toBe(true),
)
