import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { filesToKeep, writeWorker } from './keep-shell.ts'

const origin = 'https://school.example'
type Files = [string, string, string[]?][]
const entrance = { file: 'entrance.html', paths: ['/login', '/restore'], meetsStrangers: true }
interface Heard {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<unknown>) => void
  request?: object
  data?: unknown
}

/** A browser as far as the worker sees it: caches that outlive versions, and a network that counts. */
function browser() {
  const stores = new Map<string, Map<string, Response>>()
  const requested: [address: string, cache: string][] = []
  const failing = new Set<string>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) =>
      [...stores.values()]
        .find((store) => store.has(key))
        ?.get(key)
        ?.clone(),
  }
  const fetch = async (given: string | { url: string }, { cache = 'network' } = {}) => {
    const address = typeof given === 'string' ? given : given.url
    requested.push([address, cache])
    return failing.has(address) ? new Response('', { status: 503 }) : new Response(`fetched ${address}`)
  }
  /** A version of the worker in this browser. */
  const start = (files: Files) => {
    const hearers: Record<string, (event: Heard) => void> = {}
    let skipped = 0
    const self = {
      location: { origin },
      addEventListener: (kind: string, listener: (event: Heard) => void) => void (hearers[kind] = listener),
      skipWaiting: async () => void skipped++,
    }
    const known = { self, caches, fetch, URL, Map, Set, Promise, Array, Error, Response, JSON, AbortSignal }
    vm.runInNewContext(writeWorker(files, { written: ['/written'], light: [entrance] }), known)
    const notice = async (kind: string, more: Partial<Heard> = {}) => {
      const works: Promise<unknown>[] = []
      const keep = (work: Promise<unknown>) => void works.push(work)
      hearers[kind]?.({ waitUntil: keep, respondWith: keep, ...more })
      return works.length === 0 ? undefined : works[0]
    }
    const get = async (address: string, more: object = {}) => {
      const request = { method: 'GET', mode: 'cors', url: new URL(address, origin).href, ...more }
      const answer = (await notice('fetch', { request })) as Response | undefined
      return answer?.text()
    }
    const keepPages = (pages: string[]) => notice('message', { data: { type: 'KEEP', pages } })
    return {
      keepPages,
      install: () => notice('install'),
      activate: () => notice('activate'),
      notice,
      get,
      skipped: () => skipped,
    }
  }
  return { start, stores, requested, failing }
}
const first: Files = [
  ['/assets/main-1.js', 'a'],
  ['/assets/same-1.js', 's'],
  ['/index.html', '1'],
]
const second: Files = [
  ['/assets/main-2.js', 'b'],
  ['/assets/same-1.js', 's'],
  ['/index.html', '2'],
]

test('what is kept answers without the network; a page of any address opens in the shell', async () => {
  const { start, requested } = browser()
  const worker = start(first)
  await worker.install()
  const before = requested.length
  expect(await worker.get('/assets/main-1.js')).toBe('fetched /assets/main-1.js')
  expect(await worker.get('/journal?group=1', { mode: 'navigate' })).toBe('fetched /index.html')
  expect(await worker.get('/', { mode: 'navigate' })).toBe('fetched /index.html')
  expect(requested).toHaveLength(before)
})

test('the pages of a light document open in it, others in the shell; each document is kept under its own address', async () => {
  const worker = browser().start([...first, ['/entrance.html', '1']])
  await worker.install()
  const open = (address: string) => worker.get(address, { mode: 'navigate' })
  expect(await open('/login?next=%2Fjournal')).toBe('fetched /entrance.html')
  expect(await open('/restore/')).toBe('fetched /entrance.html')
  expect(await open('/login/more')).toBe('fetched /index.html')
  expect(await worker.get('/login')).toBeUndefined()
  expect(await worker.get('/entrance.html')).toBe('fetched /entrance.html')
})

test('a page that the server writes comes from it, and opens in the shell where it does not answer', async () => {
  const { start, failing } = browser()
  const worker = start(first)
  await worker.install()
  const open = () => worker.get('/written', { mode: 'navigate' })
  expect(await open()).toBe(`fetched ${origin}/written`)
  failing.add(`${origin}/written`)
  expect(await open()).toBe('fetched /index.html')
})

test('calls, writes, other addresses and other origins are none of its business', async () => {
  const worker = browser().start(first)
  await worker.install()
  expect(await worker.get('/api/health')).toBeUndefined()
  expect(await worker.get('/api/docs', { mode: 'navigate' })).toBeUndefined()
  expect(await worker.get('/index.html', { method: 'POST' })).toBeUndefined()
  expect(await worker.get('/unknown.png')).toBeUndefined()
  expect(await worker.get('https://elsewhere.example/index.html', { mode: 'navigate' })).toBeUndefined()
})

test('assets may come from the browser’s cache, the others are asked anew', async () => {
  const { start, requested } = browser()
  await start(first).install()
  expect(Object.fromEntries(requested)).toEqual({
    '/assets/main-1.js': 'default',
    '/assets/same-1.js': 'default',
    '/index.html': 'reload',
  })
})

test('a newer version fetches only what has changed, and waits until it is asked to take over', async () => {
  const { start, requested } = browser()
  const old = start(first)
  await old.install()
  await old.activate()
  requested.length = 0
  const young = start(second)
  await young.install()
  expect(requested.map(([address]) => address).toSorted()).toEqual(['/assets/main-2.js', '/index.html'])
  expect(young.skipped()).toBe(0)
  expect(await old.get('/assets/main-1.js')).toBe('fetched /assets/main-1.js')
  await young.notice('message', { data: { type: 'SKIP_WAITING' } })
  expect(young.skipped()).toBe(1)
})

test('taking over forgets older versions and the caches of Workbox, nothing else', async () => {
  const { start, stores } = browser()
  const old = start(first)
  await old.install()
  for (const name of ['workbox-precache-v2-https://school.example/', 'workbox-runtime-x', 'another program'])
    stores.set(name, new Map())
  const young = start(second)
  await young.install()
  await young.activate()
  expect([...stores.keys()]).toEqual(['another program', expect.stringMatching(/^shell /)])
  expect(await young.get('/assets/same-1.js')).toBe('fetched /assets/same-1.js')
})

test('pages come with who may open them, and with every newer version after that', async () => {
  const files: Files = [
    ['/assets/roles-1.js', 'r', ['roles', 'rights']],
    ['/assets/journal-1.js', 'j', ['journal']],
    ['/index.html', '1'],
  ]
  const { start, requested } = browser()
  const old = start(files)
  await old.install()
  expect(requested.map(([address]) => address)).toEqual(['/index.html'])
  await old.keepPages(['home', 'journal'])
  expect(requested.map(([address]) => address)).toEqual(['/index.html', '/assets/journal-1.js'])
  await old.keepPages(['home', 'journal'])
  requested.length = 0
  const young = start(files.map(([address, , pages]) => [address, 'new', pages]))
  await young.install()
  expect(requested.map(([address]) => address).toSorted()).toEqual(['/assets/journal-1.js', '/index.html'])
  // a page that is not kept comes from the network
  expect(await young.get('/assets/roles-1.js')).toBe(`fetched ${origin}/assets/roles-1.js`)
})

test('a file that does not come fails the installation: the older version stays', async () => {
  const { start, failing } = browser()
  failing.add('/index.html')
  await expect(start(first).install()).rejects.toThrow('/index.html: 503')
})

test('what the browser has thrown out is asked of the network', async () => {
  const { start, stores } = browser()
  const worker = start(first)
  await worker.install()
  for (const store of stores.values()) store.clear()
  expect(await worker.get('/assets/main-1.js')).toBe(`fetched ${origin}/assets/main-1.js`)
})

test('the same files make the same worker, a changed one another', () => {
  expect(writeWorker(first)).toBe(writeWorker(first))
  expect(writeWorker(first)).not.toBe(writeWorker(second))
})

test('all that a page needs is kept, packed twins and the worker itself are not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  for (const name of ['index.html', 'sw.js', 'icon.svg', '.built', 'assets/a.js', 'assets/a.js.br', 'assets/a.woff2'])
    writeFileSync(path.join(folder, name), name)
  const kept = filesToKeep(folder)
  expect(kept.map(([address]) => address)).toEqual(['/assets/a.js', '/assets/a.woff2', '/icon.svg', '/index.html'])
  writeFileSync(path.join(folder, 'icon.svg'), 'drawn anew')
  expect(filesToKeep(folder)[2]).not.toEqual(kept[2])
})
