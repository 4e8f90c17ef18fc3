import { act, renderHook } from '@testing-library/react'
import * as z from 'zod/mini'
import { expect, it, vi } from 'vitest'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { useIsLoading } from './loading.ts'
import { request } from './request.ts'

const declare = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', silent = false) =>
  endpoint({ method, path: '/api/x/', access: open(), response: z.object({}), summary: '', silent, urgent: true })

it.each([
  ['POST', declare('POST'), true],
  ['PATCH', declare('PATCH'), true],
  ['DELETE', declare('DELETE'), true],
  ['GET', declare('GET'), false],
  ['a silent POST', declare('POST', true), false],
] as const)('the loading flag while %s runs', async (_, endpoint, isLoading) => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
  const flag = renderHook(useIsLoading).result
  expect(flag.current).toBe(false)
  const calls: Promise<unknown>[] = []
  await act(
    async () =>
      void calls.push(
        request(endpoint),
        request(endpoint).catch(() => undefined),
      ),
  )
  expect(flag.current).toBe(isLoading)
  await act(async () => answers[0]?.(Response.json({})))
  expect(flag.current).toBe(isLoading)
  await act(async () => answers[1]?.(Response.json({}, { status: 500 })))
  await Promise.allSettled(calls)
  expect(flag.current).toBe(false)
})
