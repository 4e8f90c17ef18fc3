import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import * as k from './tests/e2e/key-to-paint.ts'
import { bareGrid } from './tests/e2e/bare-grid.ts'
const B = process.argv[2]!
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
async function cpu(page: any, label: string) {
  await page.waitForTimeout(2500)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'blink', 'cc', 'v8'] })
  const n = 20
  for (let i = 0; i < n; i++) { await page.keyboard.press(String(2 + (i % 8))); await page.waitForTimeout(120); await page.keyboard.press('Enter'); await page.waitForTimeout(120) }
  const buf = await browser.stopTracing(); writeFileSync(`/tmp/jb/trace-${label}.json`, buf)
  const ev = JSON.parse(buf.toString()).traceEvents
  const mains = new Set(ev.filter((e: any) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e: any) => e.pid + ':' + e.tid))
  const by: any = {}
  for (const e of ev) if (e.ph === 'X' && mains.has(e.pid + ':' + e.tid)) { const d = (e.tdur ?? 0) / 1000; by[e.name] ??= [0, 0, 0]; by[e.name][0] += d; by[e.name][1]++; by[e.name][2] = Math.max(by[e.name][2], d) }
  console.log(label, Object.entries(by).filter(([k]) => ['ThreadControllerImpl::RunTask', 'RunTask', 'EventDispatch', 'ProxyMain::BeginMainFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'HitTest', 'FunctionCall', 'TimerFire', 'FireIdleCallback', 'MinorGC', 'MajorGC', 'FireAnimationFrame'].includes(k)).map(([k, v]: any) => `${k} ${(v[0] / n / 2).toFixed(2)} n${v[1]} max ${v[2].toFixed(1)}`).join('\n   '))
}
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
await page.request.post(`${B}/api/admin/users/token`, { multipart: { username: 'teacher@demo.school', password: 'shanyraq-demo' } })
await k.serveJournal(page)
await page.goto(`${B}/journal?quarter=year`)
await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length >= 5950)
await page.locator('[role=row][aria-rowindex="3"] [role=gridcell]').nth(20).click()
await cpu(page, 'journal')
await page.setContent(bareGrid(35, 170))
await page.locator('[data-cell]').nth(20).click()
await cpu(page, 'bare')
await browser.close()
