import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { AuditedChange } from '#areas/audit/contract/audit.ts'
import { areas } from '#apps/server/areas.ts'
import { now } from '#platform/server/clock.ts'
import { rowsIn, takeFile } from './list-export.ts'
import { insertSignedCard } from './signed-card.ts'
import { startTestApp } from './test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

const recorded = /(?:subject: |[sS]ubject = |recordMade\([^;]*?, )'([a-z_]+\.[a-z_]+)'/g
const inWords = /^[А-ЯЁа-яё«№]/

test('the audit tells of every table whose changes are recorded', async () => {
  const declared = new Set(areas.flatMap(({ audited = [] }) => audited.map(({ subject }) => subject)))
  const unaudited = new Set<string>()
  for await (const file of glob('{areas,platform}/**/server/**/*.ts'))
    if (!file.endsWith('.test.ts'))
      for (const [, subject = ''] of readFileSync(file, 'utf8').matchAll(recorded))
        if (!declared.has(subject)) unaudited.add(`${subject} in ${file}`)
  expect([...unaudited]).toEqual([])
})

test('every audited table and each of its fields has a title in words', () => {
  const audited = areas.flatMap((area) => area.audited ?? [])
  expect(audited.length).toBeGreaterThan(50)
  const unsaid = audited.flatMap(({ subject, title, fields, titles }) => [
    ...(inWords.test(title.toString()) ? [] : [subject]),
    ...fields.filter((field) => !inWords.test(titles[field]?.toString() ?? '')).map((field) => `${subject} ${field}`),
  ])
  expect(unsaid).toEqual([])
})

/** What tables keep that nobody reads as it stands, and what is read. */
const kept: readonly (readonly [subject: string, after: object, said: Record<string, string | number>])[] = [
  ['people.kind_member', { kind_id: 9 }, { Вид: 'Учащийся' }],
  ['people.person', { archived_at: '2026-11-19T05:00:00+00:00' }, { 'В архиве с': '19.11.2026' }],
  ['people.kinship', { kind: 'mother', from: '2026-09-01' }, { 'Кем приходится': 'Мать', С: '01.09.2026' }],
  ['people.correction', { field: 'birth_date', state: 'waiting' }, { Поле: 'Дата рождения', Решение: 'ждёт ответа' }],
  ['people.list', { unmasked: ['iin', 'birth_date'] }, { 'Просмотр закрытых данных': 'ИИН, дата рождения' }],
  ['classes.class_member', { class_id: 1, from: '2026-09-01' }, { Класс: '7А', С: '01.09.2026' }],
  ['classes.leader', { class_id: 1, kind: 'curator' }, { Класс: '7А', Кто: 'куратор' }],
  ['classes.group_member', { group_id: 1 }, { Группа: 'Алгебра 7А' }],
  ['classes.study_group', { kind: 'subgroup' }, { Вид: 'Подгруппа' }],
  ['curriculum.rup_line', { grading_mode: 'six_months' }, { Оценивание: 'Оценка за полугодие' }],
  ['timetable.entry', { weekday: 0, week: 'odd' }, { 'День недели': 'Понедельник', Неделя: 'По нечётным неделям' }],
  ['timetable.version', { status: 'draft' }, { Состояние: 'черновик' }],
  [
    'calendar.calendar_entry',
    { type: 'day_off', follows_weekday: 'sat' },
    { Вид: 'Выходной', 'По расписанию': 'Суббота' },
  ],
  ['calendar.bell_day', { shift_minutes: -10 }, { Сдвиг: 'на 10 мин раньше' }],
  ['journal.score', { type: 'sor', retaken_on: '2026-10-01' }, { Вид: 'СОР', 'День пересдачи': '01.10.2026' }],
  ['results.reopening_request', { group_id: 1, state: 'open' }, { Группа: 'Алгебра 7А', Запрос: 'Ждёт ответа' }],
  ['register.report_card', { state: 'signed' }, { Состояние: 'Подписан' }],
  ['evacuation.evacuation', { kind: 'fire' }, { Опасность: 'Пожар' }],
  ['buildings.area', { kind: 'wing' }, { Вид: 'Крыло' }],
  [
    'access.account',
    { status: 'blocked', password: 'temporary' },
    { Состояние: 'заблокирована', Пароль: 'выдан временный' },
  ],
  ['access.session', { ended: 'by its owner' }, { 'Почему закончен': 'владельцем' }],
  ['access.role', { jrn_journal: 'write' }, { Журнал: 'правка' }],
  ['own_fields.field', { type: 'yes_no' }, { Вид: 'Да или нет' }],
  [
    'platform.export',
    { list: 'council', class_id: 1, period: 'quarter-1', rows: 3 },
    { Список: 'Сводная ведомость', Период: 'I четверть', Класс: '7А', Строк: 3 },
  ],
  [
    'platform.export',
    { list: 'class-report', class_id: 1, period: 'half-a-year-2' },
    { Список: 'Отчёт классного руководителя', Период: 'II полугодие', Класс: '7А' },
  ],
  [
    'platform.export',
    { list: 'journal', group_id: 1, period: '01.09.2026–24.10.2026' },
    { Список: 'Классный журнал', Период: '01.09.2026–24.10.2026', Группа: 'Алгебра 7А' },
  ],
  ['platform.export', { list: 'report-card', year_id: 1 }, { Список: 'Табель', 'Учебный год': '2026–2027' }],
  [
    'platform.export',
    { list: 'final-report-card', card_id: 1 },
    { Список: 'Итоговый табель', 'Итоговый табель': '№ 2026-1' },
  ],
  ['platform.export', { list: 'workload.teachers' }, { Список: 'Нагрузка учителей' }],
  ['platform.export', { list: 'workload.classes' }, { Список: 'Нагрузка классов' }],
  ['platform.export', { list: 'page-views.people' }, { Список: 'Просмотры страниц по людям' }],
]

test('changes are told in words, in the file as on the page', async () => {
  await insertSignedCard(testApp.db, testApp.personOf('student'))
  await testApp.db
    .insertInto('history.change')
    .values(
      kept.map(([subject, after]) => ({ account_id: null, subject, subject_id: 1, after: JSON.stringify(after) })),
    )
    .execute()
  const path = '/api/logging/audit/changes/'
  const dayFrom = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const days = `period=${dayFrom(-1)}~${dayFrom(1)}`
  const { body } = await testApp.as('director').get<{ items: AuditedChange[] }>(`${path}?${days}&size=200&asc=true`)
  const told = body.items.map(({ subject, steps }) => [
    subject,
    Object.fromEntries(steps.filter(({ is_masked }) => !is_masked).map(({ title, after }) => [title, after])),
  ])
  expect(told).toEqual(kept.map(([subject, , said]) => [subject, said]))
  const raw = body.items.flatMap(({ subject, steps }) =>
    steps.flatMap(({ field, before, after }) =>
      [before, after].some((value) => /^[a-z_]+$|^[{[]/.test(String(value ?? ''))) ? `${subject} ${field}` : [],
    ),
  )
  expect(raw).toEqual([])
  const { bytes } = await takeFile(testApp, 'director', `${path}export/?${days}&asc=true&columns=subject,steps`)
  const [, ...lines] = await rowsIn(bytes)
  expect(lines).toEqual(
    body.items.map(({ what, steps }) => [
      what,
      steps.map(({ title, after }) => `${title}: ${String(after)}`).join('; '),
    ]),
  )
})
