import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as LostConnection from './lost-connection.ts'

const coded = (message: string, more: object) => Object.assign(new Error(message), more)
const cut = coded('terminating connection due to unexpected postmaster exit', { code: '57P01' })

let turn = 0
/** The module as it is at the start of a program: it remembers what it has told. */
const fresh = () => import(`./lost-connection.ts?turn=${turn++}`) as Promise<typeof LostConnection>
const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')))
  vi.stubEnv('LOG_LEVEL', undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
  [cut, true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout expired'), true],
  [new Error('Query read timeout'), true],
  [coded('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  [coded('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), true],
  [coded('no such file', { code: 'ENOENT', syscall: 'open' }), false],
  [coded('duplicate key', { code: '23505' }), false],
  ['terminating connection', false],
])('a lost connection is told from other errors: %s', async (error, expected) => {
  const { isConnectionLoss } = await fresh()
  expect(isConnectionLoss(error)).toBe(expected)
})

test('however many connections are cut, one line in Russian says so; other errors are told each', async () => {
  const { reportError } = await fresh()
  for (const where of ['База данных', 'Фоновые задания', 'Обновления страниц']) reportError(where, cut)
  reportError('Фоновые задания', new Error('queue is full'))
  expect(logged).toEqual(['Связь с PostgreSQL прервалась, восстанавливаю…', 'Фоновые задания: queue is full'])
})

test('after the keeper has said so itself the connections are silent', async () => {
  const { reportError, reportLoss } = await fresh()
  const lines: string[] = []
  reportLoss((line) => lines.push(line))
  reportError('База данных', cut)
  expect([lines.length, logged.length]).toEqual([1, 0])
  reportLoss((line) => lines.push(line))
  expect(lines).toHaveLength(1)
})

test('LOG_LEVEL=debug shows every one with what it was', async () => {
  vi.stubEnv('LOG_LEVEL', 'debug')
  const { reportError } = await fresh()
  reportError('База данных', cut)
  reportError('База данных', cut)
  expect(logged).toHaveLength(2)
  expect(logged[0]).toContain('postmaster exit')
})
