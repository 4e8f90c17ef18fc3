import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readIin } from '#areas/people/rules/iin.ts'
import { parseMonth } from '#platform/contract/month.ts'
import { weekdayOfIndex } from '#platform/contract/weekday.ts'
import { startTestApp } from '../test-app.ts'
import { root } from './built.ts'
import { testRows } from './owed.ts'
import { texts, type Quoted } from './texts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

/** A file of the product without what its comments say. */
const sourceOf = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
/** What shows something: pages and handlers, without their tests. */
const showing = globSync('{areas/*,platform,apps}/{web,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map(sourceOf)

/** Everything that an area says, on its pages and in its answers: names of its keys alone say nothing yet. */
const messageFrom = (area: string): string =>
  globSync(`areas/${area}/{contract,rules,web}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map(sourceOf)
    .join('\n')
    .toLowerCase()

/** A text whose end is made of data is looked for by what stands before it: «Архив 2025–2026». */
const literalOf = (text: string): string => text.replace(/\d{4}–\d{4}$/, '')

function findInSource({ area, text, file, through }: Quoted): void {
  if (file === undefined && !through?.includes('${')) expect(messageFrom(area)).toContain(text.toLowerCase())
  if (file) expect(sourceOf(file)).toContain(literalOf(text))
  if (through)
    expect(
      showing.some((source) => source.includes(through)),
      `nothing shows ${through}`,
    ).toBe(true)
}

function errorOf(rule: () => unknown): string {
  try {
    return String(rule())
  } catch (error) {
    return (error as Error).message
  }
}
/** The texts that the server says, as it says them. */
const saidBy: Readonly<Record<string, () => string | Promise<string>>> = {
  'Unable to make month from string of unknown format': () => errorOf(() => parseMonth('сентябрь')),
  'Weekday index out of range': () => errorOf(() => weekdayOfIndex(8)),
  'Invalid date in iin': () => errorOf(() => readIin('130230500101')),
  'Неверный логин или пароль': async () => {
    const payload = new FormData()
    payload.set('username', 'other-teacher@school.test')
    payload.set('password', 'не тот пароль')
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/admin/users/token', payload })
    expect(answer.statusCode).toBe(401)
    return answer.json<{ detail: string }>().detail
  },
  'Итоговые отметки ставятся на вкладке «Итоги»': async () => {
    const lesson = await testApp.lessonOf('algebraA', testApp.school.today)
    const { status, body } = await testApp.as('teacher').post<{
      detail: { loc: string[]; msg: string }[]
    }>(`/api/journal/journal/lesson/${lesson}/score/`, { student_id: 101, value: 5, type: 'exam' })
    expect([status, body.detail[0]?.loc]).toEqual([422, ['body', 'type']])
    return body.detail[0]?.msg ?? ''
  },
}

test('each text is quoted once, and those of the server are said somewhere', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  expect(Object.keys(saidBy).toSorted()).toEqual(
    texts
      .filter(({ half }) => half === 'server')
      .map(({ text }) => text)
      .toSorted(),
  )
})

describe('each quoted text stands where it is shown', () => {
  testRows(texts, async (row) => {
    findInSource(row)
    if (row.half === 'server') expect(await saidBy[row.text]?.()).toBe(row.text)
  })
})
