import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import type { DiaryTotals } from '#areas/diary/contract/totals.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { closeEnded } from '#areas/results/server/index.ts'
import type { SummarySheet } from '#areas/summary-sheet/contract/summary-sheet.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listFinalCards } from '../contract/final-cards.ts'
import type { GradeBook } from '../contract/grade-book.ts'
import { PaperContent } from '../contract/paper.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second] = school.studentsA
const journalUrl = `/api/journal/journal/group/${school.groups.algebraA}/`
const cards = '/api/documents/report-cards/final/'
const sheetUrl = `/api/journal/summary-sheet/class/${school.classes.a}/`

const reopen = async () =>
  expect(
    (
      await testApp
        .as('headteacher')
        .post(`${journalUrl}reopen/`, { quarter_id: 1, until: school.today, reason: 'Ошибка в отметках' })
    ).status,
  ).toBe(200)
async function rewrite(student: number, points: { sor: number; soch: number }): Promise<void> {
  const { body } = await testApp.as('teacher').get<JournalGrid>(journalUrl)
  for (const [type, work] of [
    ['sor', school.works.firstSor],
    ['soch', school.works.firstSoch],
  ] as const) {
    const mark = body.scores.find((one) => one.student_id === student && one.work_id === work)
    const answer = await testApp
      .as('teacher')
      .patch(`/api/journal/journal/lesson/score/${mark?.id}`, { value: points[type] })
    expect(answer.status).toBe(200)
  }
}

async function fileOf(who: Who, url: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return (await testApp.app.inject({ method: 'GET', url, headers })).rawPayload
}

/** What each place says of a student's quarter I in algebra: the value, and whether it bears a star. */
async function said(student: number) {
  const { body: grid } = await testApp.as('teacher').get<JournalGrid>(journalUrl)
  const inJournal = grid.results.find((one) => one.student_id === student && one.quarter_id === 1)
  const { body: sheet } = await testApp.as('classruk').get<SummarySheet>(`${sheetUrl}?period=quarter-1`)
  const inSheet = sheet.students.find(({ id }) => id === student)?.marks.find(({ course_id }) => course_id === 1)
  const { body: book } = await testApp.as('headteacher').get<GradeBook>(`/api/users/grade-book/${student}/`)
  const inBook = book.years[0]?.courses
    .find(({ title }) => title === 'Алгебра')
    ?.results.find(({ quarter }) => quarter === 1)
  expect((await testApp.as('classruk').post(cards, { class_id: 1, quarter: 1, student_ids: [student] })).status).toBe(
    200,
  )
  const { content } = await db
    .selectFrom('register.report_card')
    .where('student_id', '=', student)
    .select('content')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  const onCard = PaperContent.parse(content).courses.find(({ title }) => title === 'Алгебра')?.results[0]
  expect(onCard).not.toHaveProperty('differs')
  return {
    values: [inJournal?.value, inSheet?.value, inBook?.value, onCard?.value],
    differs: [inJournal?.differs, inSheet?.differs, inBook?.differs ?? false],
  }
}
const everywhere = (value: number, differs = false) => ({
  values: [value, value, value, value],
  differs: [differs, differs, differs],
})

test('what nobody has set follows its marks: journal, council sheet, register, report card and diary say the same', async () => {
  await db.deleteFrom('results.period_result').where('student_id', '=', first).execute()
  await closeEnded(testApp.context)
  expect(await said(first)).toEqual(everywhere(5))
  await reopen()
  await rewrite(first, { sor: 0, soch: 0 })
  expect(await said(first)).toEqual(everywhere(2))
  const { body } = await testApp.as('student').get<DiaryTotals>('/api/journal/diary/totals/?quarter=1')
  const total = body.courses.find(({ course_id }) => course_id === 1)?.totals[0]
  expect(total).toMatchObject({ quarter_id: 1, value: 2, is_set: true })
})

test('a teacher’s result that differs is starred everywhere, keeps the card from being checked, and is confirmed', async () => {
  expect(await said(second)).toEqual(everywhere(4))
  await rewrite(second, { sor: 0, soch: 0 })
  expect(await said(second)).toEqual(everywhere(4, true))

  const book = await readXlsx(await fileOf('classruk', `${sheetUrl}export/?period=quarter-1`))
  expect(book.sheets[0]?.rows[2]?.[1]).toBe('4*')
  expect(book.sheets[2]?.rows.at(-1)).toEqual(['* выставлено иначе, чем по отметкам', 1])
  const paper = `/api/documents/report-cards/students/${second}/?year=${school.year}&language=ru`
  const words = pdfText(await fileOf('headteacher', paper)).join('')
  for (const word of ['4*', '* — выставлено иначе, чем по отметкам']) expect(words).toContain(word)
  expect(pdfText(await fileOf('classruk', `${sheetUrl}print/?period=quarter-1`)).join('')).toContain('4*')

  const { english, sport } = school.courses
  const rest = { student_id: second, year_id: 1, quarter_id: 1, policy_id: 1 }
  await db
    .insertInto('results.period_result')
    .values([
      { ...rest, course_id: english, type: 'quarter_score', value: 4 },
      { ...rest, course_id: sport, type: 'passfail', value: 1 },
    ])
    .onConflict((one) => one.doNothing())
    .execute()
  await said(second)
  const card = async () =>
    (
      await testApp.as('classruk').get<Output<typeof listFinalCards>>(`${cards}?class_id=1&quarter=1`)
    ).body.students.find(({ id }) => id === second)?.cards[0]
  expect(await card()).toMatchObject({ state: 'made', unset: [], differing: ['Алгебра'] })
  const check = async () => testApp.as('classruk').post(`${cards}check/`, { ids: [(await card())?.id] })
  expect(await check()).toMatchObject({
    status: 422,
    body: {
      detail: [
        {
          loc: ['body', 'ids'],
          msg: 'Бекова Аружан Ерлановна: итог расходится с отметками: Алгебра. Подтвердите его в журнале',
        },
      ],
    },
  })

  const { body: grid } = await testApp.as('teacher').get<JournalGrid>(journalUrl)
  const row = grid.results.find((one) => one.student_id === second && one.quarter_id === 1)
  const confirmed = await testApp.as('teacher').post<PeriodResult>(`/api/journal/journal/result/${row?.id}/confirm/`, {
    version: row?.version,
    reason: 'Апелляция',
  })
  expect(confirmed.status).toBe(200)
  expect(await said(second)).toEqual(everywhere(4))
  expect(await card()).toMatchObject({ differing: [] })
  expect((await check()).status).toBe(200)

  // the marks move again after the check: nobody signs it
  await rewrite(second, { sor: 20, soch: 30 })
  expect(await card()).toMatchObject({ state: 'checked', differing: ['Алгебра'] })
  expect((await testApp.as('director').post(`${cards}sign/`, { ids: [(await card())?.id] })).status).toBe(422)
  expect(await said(second)).toEqual(everywhere(4, true))
})
