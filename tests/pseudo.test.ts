import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { fileTypes } from '#platform/contract/file.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { turnsWithin } from './hostile/budget.ts'
import { addressesOf, questions } from './hostile/crawl.ts'
import { startTestApp, type Who } from './test-app.ts'
import { pdfText } from './pdf-text.ts'
import { rowsIn } from './list-export.ts'
import { isPseudo, leftOutside, pseudo, textsOf, wordsOfSchool } from './texts/pseudo.ts'

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
