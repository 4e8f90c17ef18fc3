import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'
import { refusalIn } from './attacker.ts'
import { requestText, talk } from './raw-http.ts'

const secret = 'nobody outside may read this'
const outside = path.join(tmpdir(), `shanyraq-pages-${randomUUID()}`)
const pages = path.join(outside, 'pages')
mkdirSync(path.join(pages, 'assets'), { recursive: true })
writeFileSync(path.join(outside, 'secret.txt'), secret)
writeFileSync(path.join(pages, '.built'), secret)
writeFileSync(path.join(pages, 'index.html'), '<!doctype html>the shell')
writeFileSync(path.join(pages, 'assets', 'page.js'), 'a script')

const testApp = await startTestApp({ pages })
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = testApp.app.server.address() as AddressInfo
afterAll(async () => {
  await testApp.close()
  rmSync(outside, { recursive: true })
})
const get = (url: string) => talk(port, [requestText('GET', url)])

test('the pages are there', async () => {
  expect(await get('/journal/12')).toMatchObject({ status: 200, body: '<!doctype html>the shell' })
  expect(await get('/assets/page.js')).toMatchObject({ status: 200, body: 'a script' })
})

describe('a path', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..%252fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/....//....//secret.txt',
    `/${outside}/secret.txt`,
    `//${outside}/secret.txt`,
    '/.built',
    '/%2ebuilt',
    '/assets/../.built',
    '/assets/page.js%00.txt',
    '/assets/page.js/../../.built',
  ])('%s leads out of nothing', async (url) => {
    const answer = await get(url)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toContain(secret)
    if (answer.status !== 200) refusalIn(answer)
  })

  test.each([
    '/api%2fusers/users/',
    '/api/users%2fusers/',
    '/api/users/users%2f',
    '//api/users/users/',
    '/api//users/users/',
    '/API/users/users/',
    '/api/users/users/;',
    '/api/passport/../users/users/',
    '/api/passport/%2e%2e/users/users/',
    '/api/users/users/?',
    '/api/users/users/#',
    'http://school.test/api/users/users/',
  ])('%s shows nothing to nobody', async (url) => {
    const { status, body } = await get(url)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('items')
  })
})
