// The fonts of the pages, cut from Inter: `node tests/fonts.ts` writes them, `--verify` only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const folder = 'platform/web/theme/fonts'
const inter = 'node_modules/@fontsource-variable/inter/files'
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What the pages say, by the file of Inter that has it; whatever else a text holds comes from Inter's own files. */
const said: Record<string, string> = {
  latin: `${range(0x20, 0x7e)}\u00A0«»·×±°§−–—‘’‚“”„•…′″←→↑↓`,
  cyrillic: `${range(0x410, 0x44f)}ЁёІіҰұ№`,
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
}
/** Kerning, letters and figures that join, figures of one width, and the l with a tail. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case', 'cv05']
/** Nothing on the pages is lighter or bolder. */
const variationAxes = { wght: { min: 400, max: 700 } }

for (const [name, text] of Object.entries(said)) {
  const whole = readFileSync(path.join(inter, `inter-${name}-wght-normal.woff2`))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes, keepFeatures })
  const file = path.join(folder, `inter-${name}.woff2`)
  if (existsSync(file) && readFileSync(file).equals(cut)) continue
  if (process.argv.includes('--verify')) {
    console.error(`${file} разошёлся с Inter: выполните npm run fonts`)
    process.exitCode = 1
  } else {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, cut)
    console.log(file, cut.length)
  }
}
