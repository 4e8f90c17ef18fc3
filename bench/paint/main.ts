// `npm run bench:paint`: from key to paint in the journal of 35 students × a whole year, with the CPU slowed four times,
// beside a bare grid of the same size in the same browser.
import { ensureChromium } from '#tests/chromium.ts'
import { startFilledSchool } from '#tests/kept-school.ts'
import { removeHome, temporaryHome } from '#tests/temporary-home.ts'
import { measureKeyToPaint, type Paints } from './key-to-paint.ts'

const rounds = 3

ensureChromium()
const home = temporaryHome()
// a school that still fills its journals would take half of the machine from the page
const school = await startFilledSchool(home)
try {
  const { journal, bare, ratio, cells } = await measureKeyToPaint(school.address, rounds)
  const row = (name: string, { median, p95, max }: Paints) => `| ${name} | ${median} | ${p95} | ${max} |`
  console.log('| от клавиши до картинки | p50, мс | p95, мс | больше всего, мс |\n|---|---|---|---|')
  console.log(`${row('журнал', journal)}\n${row('голая таблица', bare)}`)
  console.log(`p95 журнала к голой таблице: ${ratio}; первые клетки за ${cells} мс`)
} finally {
  await school.end()
  await removeHome(home)
}
