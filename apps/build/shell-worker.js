// The worker that keeps the program itself for use without a network. `keep-shell.ts` fills in what it keeps: addresses
// with their versions. Each version of the program has a cache of its own; it takes over when the page asks for it, or
// when no page of an older one is open any more.
const version = 'VERSION_HERE'
const listed = FILES_HERE
/** Version of each address. */
const files = new Map(listed.map(([address, version]) => [address, version]))
/** Pages that the server writes itself: the shell stands in for them only where it does not answer. */
const written = new Set(WRITTEN_HERE)
/** Documents beside the shell, by the paths that they answer. */
const light = new Map(LIGHT_HERE)
const longestMs = 5_000
/** Pages that alone need an address; an address that is not named is everybody's. */
const audiences = new Map(listed.flatMap(([address, , pages]) => (pages ? [[address, pages]] : [])))

const prefix = 'shell '
const own = prefix + version
const shell = '/index.html'
/** Where the pages that whoever was here last may open are noted, for the versions to come. */
const notes = 'pages of the reader'
const note = '/pages'
/** Caches of the worker that stood here before. */
const olderKinds = ['workbox-precache', 'workbox-runtime']
const fetchesAtOnce = 4

/** Under which an address lies in the cache: the same address may hold something else in another version. */
const keyOf = (address) => `${address}?version=${files.get(address)}`

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'KEEP') event.waitUntil(keepPages(event))
})
self.addEventListener('fetch', (event) => {
  const address = keptAddress(event.request)
  if (!address) return
  const isWritten = address === shell && written.has(new URL(event.request.url).pathname)
  event.respondWith(isWritten ? answerWritten(event.request) : answer(address, event.request))
})

/** Brings in what everybody needs, and the pages of who was here last. */
async function keep() {
  const known = await caches.match(note)
  await bringIn(known ? await known.json() : [])
}

/** Brings in the pages that whoever has signed in may open, nobody else's; tells the port when they are here. */
async function keepPages({ data: { pages }, ports }) {
  await (await caches.open(notes)).put(note, new Response(JSON.stringify(pages)))
  await bringIn(pages)
  ports?.[0]?.postMessage('kept')
}

/**
 * Brings in what is missing of what everybody needs and of pages, what has not changed from the cache of an older version; one
 * that fails fails them all.
 */
async function bringIn(pages) {
  const cache = await caches.open(own)
  const isWanted = (address) => audiences.get(address)?.some((page) => pages.includes(page)) ?? true
  const waiting = [...files.keys()].filter(isWanted).values()
  const worker = async () => {
    for (const address of waiting) {
      const key = keyOf(address)
      if (await cache.match(key)) continue
      const known = (await caches.match(key)) ?? (await bring(address))
      await cache.put(key, known)
    }
  }
  await Promise.all(Array.from({ length: fetchesAtOnce }, worker))
}

async function bring(address) {
  // what bears its version in its name may come from the browser's own cache
  const fetched = await fetch(address, { cache: address.startsWith('/assets/') ? 'default' : 'reload' })
  if (!fetched.ok) throw new Error(`${address}: ${fetched.status}`)
  return fetched
}

async function forgetOthers() {
  const names = await caches.keys()
  const stale = names.filter(
    (name) => (name.startsWith(prefix) && name !== own) || olderKinds.some((kind) => name.startsWith(kind)),
  )
  await Promise.all(stale.map((name) => caches.delete(name)))
}

/** The kept file that answers a request: itself, or its document where a page is opened; undefined: not ours. */
function keptAddress(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (files.has(pathname)) return pathname
  if (request.mode !== 'navigate' || pathname.startsWith('/api/')) return undefined
  return light.get(pathname.replace(/(.)\/$/, '$1')) ?? shell
}

/** What the server writes; without it, or where it takes too long, the program with what it has kept of it. */
async function answerWritten(request) {
  try {
    const written = await fetch(request, { signal: AbortSignal.timeout(longestMs) })
    if (written.status < 500) return written
  } catch {
    // no network
  }
  return answer(shell, request)
}

async function answer(address, request) {
  const cache = await caches.open(own)
  // a browser short of room may have thrown it out
  return (await cache.match(keyOf(address))) ?? fetch(request)
}
