import { expect, it, vi } from 'vitest'
import { fetchFailedSheets, watchSheets } from './failed-sheets.ts'
import { untilLoaded } from './until-loaded.ts'

/** A browser of tests fetches no style sheet: whether one comes is what it is told to say of that. */
const settings = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
  .happyDOM.settings
const sheets = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname).toSorted()
function add(rel: string, href: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}

it('a style sheet that did not come leaves the document and is fetched until it comes, all else stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  watchSheets()
  add('icon', '/c.svg')
  add('stylesheet', '/a.css')
  await expect.poll(sheets).toEqual(['/c.svg'])

  await expect(fetchFailedSheets()).rejects.toThrow('a.css')
  expect(sheets()).toEqual(['/c.svg'])
  // what this device has kept is shown without it
  expect(await untilLoaded(() => Promise.resolve('kept'))).toBe('kept')
  await expect.poll(sheets).toEqual(['/c.svg'])

  settings.handleDisabledFileLoadingAsSuccess = true
  await fetchFailedSheets()
  expect(sheets()).toEqual(['/a.css', '/c.svg'])
  await fetchFailedSheets()
  expect(sheets()).toEqual(['/a.css', '/c.svg'])
})
