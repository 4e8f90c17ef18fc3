import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { BenchPage } from './pages.ts'

/** What one opening took. Kilobytes as they travelled, with headers. */
export interface Opening {
  requests: number
  /** Of them to the API. */
  calls: number
  /** Scripts, style sheets and the document. */
  codeKb: number
  fontKb: number
  dataKb: number
  /** Milliseconds until the page's words stand there. */
  wordsMs: number
  /** Milliseconds over 50 of each long task until then, summed. */
  blockingMs: number
}

type Seen = Pick<Opening, 'wordsMs' | 'blockingMs'>

/** By which the page tells it. */
interface Telling {
  tellSeen: (seen: string) => void
}

/** Runs in the page from its first moment: tells when the words have come, and what kept the page from answering till then. */
function watchWords(words: string): void {
  const [longMs, untilToldMs] = [50, 100]
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })
  const tell = (wordsMs: number) => {
    const blocking = tasks.filter(({ startTime }) => startTime < wordsMs).map(({ duration }) => duration - longMs)
    const seen: Seen = { wordsMs, blockingMs: blocking.reduce((sum, one) => sum + one, 0) }
    ;(window as unknown as Telling).tellSeen(JSON.stringify(seen))
  }
  const hasWords = () => document.querySelector('#app')?.textContent.includes(words) === true
  // a frame that is asked for makes the browser look whether there is something new to draw
  const watch = new MutationObserver(() => {
    if (!hasWords()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(tell, untilToldMs, performance.now()))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

const patienceMs = 30_000
/** Hears what the page tells: asking it meanwhile would cost a slow page a twelfth of its opening. */
async function hearSeen(session: CDPSession): Promise<() => Promise<Seen>> {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  promise.catch(() => undefined)
  session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Seen))
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'tellSeen' satisfies keyof Telling })
  return () => {
    setTimeout(reject, patienceMs, new Error('the words have not come')).unref()
    return promise
  }
}

const codeTypes = ['Script', 'Stylesheet', 'Document']

/** Sums up what travels from now on. */
async function watchNetwork(session: CDPSession) {
  const types = new Map<string, { type: string; isCall: boolean }>()
  const sums = { requests: 0, calls: 0, codeKb: 0, fontKb: 0, dataKb: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, { type, isCall: new URL(response.url).pathname.startsWith('/api/') })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', isCall = false } = types.get(requestId) ?? {}
    // what came from the browser's own cache has not travelled
    if (encodedDataLength === 0) return
    sums.requests++
    if (isCall) sums.calls++
    const kind = codeTypes.includes(type) ? 'codeKb' : type === 'Font' ? 'fontKb' : 'dataKb'
    sums[kind] += encodedDataLength / 1000
  })
  await session.send('Network.enable')
  return sums
}

/** Opens the page in a new tab of the context, whose cache is as it was left. */
export async function openPage(
  context: BrowserContext,
  address: string,
  { path, words }: BenchPage,
  slowdown: number,
): Promise<Opening> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    const sums = await watchNetwork(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchWords, words)
    const heard = await hearSeen(session)
    await page.goto(address + path)
    const seen = await heard()
    await page.waitForLoadState('networkidle')
    return { ...sums, ...seen }
  } finally {
    await page.close()
  }
}

/** Which share of the scripts' characters is run by the time the page stands. */
export async function usedShare(page: Page, url: string, words: string): Promise<number> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.goto(url)
  await page.waitForFunction((wanted) => document.querySelector('#app')?.textContent.includes(wanted), words)
  await page.waitForLoadState('networkidle')
  let [whole, used] = [0, 0]
  for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
    const isRun = new Uint8Array(source.length)
    // inner ranges come after those around them
    for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
      isRun.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    whole += source.length
    used += isRun.reduce((sum, one) => sum + one, 0)
  }
  return used / Math.max(whole, 1)
}
