import { expect, it } from 'vitest'
import { forgetFailedSheets } from './failed-sheets.ts'

it('a style sheet that did not come leaves the document, all else stays', () => {
  forgetFailedSheets()
  const add = (rel: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  const [failed, other, icon] = [add('stylesheet'), add('stylesheet'), add('icon')]
  for (const link of [failed, icon]) link.dispatchEvent(new Event('error'))
  expect([failed, other, icon].map(({ isConnected }) => isConnected)).toEqual([false, true, true])
  for (const link of [other, icon]) link.remove()
})
