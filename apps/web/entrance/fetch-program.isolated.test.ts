import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fetchProgramAhead } from './fetch-program.ts'

const shell =
  '<link href="/assets/frame-1.js"><link href="/assets/a_b.css"><script src="/assets/index-1.js"></script><link href="/icon.svg">'

test('what the program opens with is fetched once somebody is about to come in, and once', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response(shell))
  vi.stubGlobal('fetch', fetched)
  fetchProgramAhead()
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.focusIn(document.body)
  fireEvent.pointerDown(document.body)
  await expect
    .poll(() => fetched.mock.calls.map(([address]) => address))
    .toEqual(['/index.html', '/assets/frame-1.js', '/assets/a_b.css', '/assets/index-1.js'])
})
