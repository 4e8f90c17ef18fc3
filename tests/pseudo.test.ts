import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { schoolLocale } from '#platform/contract/language.ts'
import { fileTypes } from '#platform/contract/file.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { turnsWithin } from './hostile/budget.ts'
import { addressesOf, questions } from './hostile/crawl.ts'
import { hashPassword } from '#areas/access/server/index.ts'
import { startTestApp, type Who } from './test-app.ts'
import { pdfText } from './pdf-text.ts'
import { rowsIn } from './list-export.ts'
import { isPseudo, leftOutside, pseudo, textsOf, wordsOf, wordsOfSchool } from './texts/pseudo.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const endpoints = areas.flatMap((area) => area.endpoints.map(({ endpoint }) => endpoint))
let known = new Set<string>()

beforeAll(async () => {
  learn(pseudo)
  await testApp.db.updateTable('access.account').set({ language: pseudo.locale }).execute()
  known = await wordsOfSchool(testApp.db)
})

const readers: Who[] = ['ceasar', 'teacher', 'parent']
/** Each call is asked by one of the readers, by another with the next commit; `HOSTILE=all` lets them all ask. */
const takeTurns = turnsWithin(1, readers.length)
/** What shows how a paper will say it: that speaks the language of the paper, of people who are made up. */
const inPapers = new Set(['/api/documents/templates/fields/ .groups..fields..sample'])
/** Of one question so many addresses show all that it can say. */
const maxAddresses = 4
const patience = 120_000

test.each(readers)(
  'all that %s is answered stands in the catalogue or is kept by the school',
  async (who) => {
    const authorization = `Bearer ${await testApp.tokenOf(who)}`
    const left = new Set<string>()
    const papers = new Set<string>()
    let inPseudo = 0
    for (const path of takeTurns(Object.keys(questions), readers.indexOf(who)))
      for (const answer of await Promise.all(
        addressesOf(path)
          .slice(0, maxAddresses)
          .map((url) => testApp.app.inject({ url, headers: { authorization } })),
      )) {
        const type = String(answer.headers['content-type'])
        if (type.startsWith('application/json'))
          for (const [at, text] of textsOf(answer.json())) {
            if (isPseudo(text)) inPseudo++
            if (!inPapers.has(`${path} ${at}`))
              for (const word of leftOutside(text, known)) left.add(`${path} ${at}: ${word} (${text})`)
          }
        // a paper speaks its own language, whoever prints it
        if (type === fileTypes.pdf && isPseudo(pdfText(new Uint8Array(answer.rawPayload)).join('\n'))) papers.add(path)
        if (type === fileTypes.xlsx)
          for (const [at, text] of textsOf(await rowsIn(new Uint8Array(answer.rawPayload))))
            for (const word of leftOutside(text, known)) left.add(`${path} ${at}: ${word} (${text})`)
      }
    expect([...left]).toEqual([])
    expect([...papers]).toEqual([])
    expect(inPseudo).toBeGreaterThan(10)
  },
  patience,
)

/** Those that are asked for as lists are printed too. */
const printed = (path: string): string[] =>
  addressesOf(path)
    .slice(0, maxAddresses)
    .flatMap((url) => (path.endsWith('/export/') ? [url, `${url}${url.includes('?') ? '&' : '?'}form=pdf`] : [url]))
/** Said in a thread, which knows only the languages that are shipped. */
const foot = /Страница \d+ из \d+/g
const papers = endpoints.filter(
  ({ path, file }) => path in questions && (file === fileTypes.pdf || path.endsWith('/export/')),
)

test(
  'a paper says what stands in the catalogue, in the language of the school',
  async () => {
    const unlearn = learn({ ...pseudo, locale: schoolLocale })
    onTestFinished(unlearn)
    const authorization = `Bearer ${await testApp.tokenOf('ceasar')}`
    const ownWords = new Set([
      ...known,
      ...wordsOf(readFileSync('areas/register/rules/paper-words.ts', 'utf8').toLowerCase()),
    ])
    const left = new Set<string>()
    let inPseudo = 0
    for (const { path } of takeTurns(papers, 0))
      for (const url of printed(path)) {
        const answer = await testApp.app.inject({ url, headers: { authorization } })
        if (answer.headers['content-type'] !== fileTypes.pdf) continue
        const text = pdfText(new Uint8Array(answer.rawPayload), '\n').join('\n')
        if (isPseudo(text)) inPseudo++
        for (const word of leftOutside(text.replaceAll(foot, ''), ownWords)) left.add(`${url}: ${word}`)
      }
    expect([...left]).toEqual([])
    expect(inPseudo).toBeGreaterThan(0)
  },
  patience,
)

test('letters about an account speak the language of its owner, those about what is asked that of the page', async () => {
  const account = testApp.accountOf('curator')
  const mail = vi.spyOn(testApp.context, 'mail')
  const sent = async (count: number) => {
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(count))
    return mail.mock.calls.at(-1)?.[0] ?? { subject: '', text: '' }
  }
  const users = '/api/admin/users'
  const read = { headers: { 'accept-language': 'ru' } }
  const password_hash = await hashPassword('семь тощих ёжиков')
  await testApp.db.updateTable('access.account').set({ password_hash }).where('id', '=', account).execute()
  expect((await testApp.as(null).post(`${users}/restore`, { login: 'curator@school.test' }, read)).status).toBe(200)
  const letters = [await sent(1)]
  const asked = { email: 'new@school.test', password: 'семь тощих ёжиков' }
  expect((await testApp.as('curator').post(`${users}/mail`, asked)).status).toBe(200)
  letters.push(await sent(2))
  const token = /confirm-mail#(\S+)/.exec(letters[1]?.text ?? '')?.[1] ?? ''
  expect((await testApp.as(null).post(`${users}/mail/confirm`, { token }, read)).status).toBe(200)
  letters.push(await sent(3))
  for (const { subject, text } of letters) {
    expect([isPseudo(subject), leftOutside(`${subject}\n${text}`, known)]).toEqual([true, []])
    expect(text.split('\n\n').filter((part) => !isPseudo(part) && !part.startsWith('http'))).toEqual([])
  }
})

test(
  'what is refused stands in the catalogue too',
  async () => {
    const authorization = `Bearer ${await testApp.tokenOf('ceasar')}`
    const left = new Set<string>()
    for (const { method, path } of takeTurns(endpoints, 0).filter((one) => one.method !== 'GET')) {
      const url = path.replaceAll(/\{\w+\}/g, '999999')
      const answer = await testApp.app.inject({ method, url, headers: { authorization }, payload: { x__: 1 } })
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue
      for (const [at, text] of textsOf(answer.json()))
        for (const word of leftOutside(text, known)) left.add(`${method} ${path} ${at}: ${word} (${text})`)
    }
    expect([...left]).toEqual([])
  },
  patience,
)
