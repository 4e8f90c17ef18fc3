import { expect, test } from 'vitest'
import { cardKind } from '#areas/register/server/cards/lock-cards.ts'
import type { PaperContent } from '#areas/register/contract/paper.ts'
import { sealContents } from '#areas/register/server/paper/seal-contents.ts'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const file = '0163_numbering.sql'
const result = (type: 'quarter_score' | 'passfail' | 'year_score' | 'exam' | 'total', of: object) => ({
  type,
  quarter: null,
  half: null,
  value: 5,
  ...of,
})
const content: PaperContent = {
  school: 'Школа № 7',
  school_kk: '№ 7 мектеп',
  city: 'Алматы',
  student: 'Ахметов Данияр Нурланович',
  class_title: '7А',
  class_teacher: 'Серикова Алия Маратовна',
  director: 'Ким Вера Андреевна',
  date_start: '2026-09-01',
  date_end: '2027-05-25',
  quarter: null,
  half: null,
  courses: [
    {
      title: 'Алгебра',
      title_kk: null,
      mode: 'every_quarter',
      results: [
        result('quarter_score', { quarter: 1, value: 4, letter: 'B+' }),
        result('quarter_score', { quarter: 3, value: null }),
        result('year_score', { letter: null }),
        result('exam', { value: 3 }),
        result('total', { value: 4 }),
      ],
    },
    {
      title: 'История',
      title_kk: 'Тарих',
      mode: 'six_months',
      results: [result('quarter_score', { half: 2, value: 3 })],
    },
    {
      title: 'Физкультура',
      title_kk: 'Дене шынықтыру',
      mode: 'pass_fail_once_quarter',
      results: [
        result('passfail', { quarter: 1, value: 1 }),
        result('passfail', { quarter: 2, value: 0 }),
        result('passfail', { value: 1 }),
      ],
    },
    { title: 'Час куратора', title_kk: null, mode: 'not_evaluated', results: [] },
  ],
  misses: [
    { quarter: 1, unexcused: 1, excused: 0, illness: 4, other: 0, late: 2 },
    { quarter: 4, unexcused: 0, excused: 2, illness: 0, other: 0, late: 0 },
  ],
}
const older: PaperContent = { ...content, quarter: 1, city: null, class_teacher: null, misses: [], courses: [] }
delete older.school_kk
const half: PaperContent = { ...content, half: 2 }
const codes = ['AAAA000000000001', 'AAAA000000000002', 'AAAA000000000003', 'AAAA000000000004']

/** A student with a card that was replaced, its next version, one that was revoked, one of a half-year, and one nobody has signed. */
const before = `
  insert into access.account (id, login) overriding system value values (1, 'director');
  insert into people.person (surname, name, admin_user_id) values ('Ахметов', 'Данияр', null), ('Ким', 'Вера', 1);
  insert into calendar.study_year (id, date_start, date_end) overriding system value values (1, '2026-09-01', '2027-05-25');
  insert into calendar.calendar_entry (id, year_id, type, title, start_date, end_date, number, closes_on)
    overriding system value values (1, 1, 'quarter', 'I', '2026-09-01', '2026-10-25', 1, '2026-10-30');
  insert into register.numbering values (1, 4);`
const card = `
  insert into register.report_card (id, student_id, class_id, year_id, quarter_id, half, version, state, content,
    template_version, number, code, signed_by, signed_at, signed_on, ended_by, ended_at, reason)
  overriding system value
  select id, 1, 1, 1, quarter_id, half, version, state, content, 1, number, code, 2, signed, (signed)::date,
    case when ended is not null then 2 end, ended, reason
  from jsonb_to_record($1::jsonb) as given(id integer, quarter_id integer, half integer, version integer, state text,
    content jsonb, number text, code text, signed timestamptz, ended timestamptz, reason text)`
const signed = { signed: '2027-05-26T20:30:00Z' }
const cards = [
  {
    id: 1,
    version: 1,
    state: 'replaced',
    content,
    number: '2026/27-00001',
    code: codes[0],
    ...signed,
    ended: signed.signed,
  },
  { id: 2, version: 2, state: 'signed', content, number: '2026/27-00003', code: codes[1], ...signed },
  {
    id: 3,
    quarter_id: 1,
    version: 1,
    state: 'revoked',
    content: older,
    number: '2026/27-00002',
    code: codes[2],
    ...signed,
    ended: '2027-05-28T20:30:00Z',
    reason: 'Ошибка в фамилии',
  },
  { id: 4, half: 2, version: 1, state: 'signed', content: half, number: '2026/27-00004', code: codes[3], ...signed },
  { id: 5, half: 1, version: 1, state: 'made', content: half },
]

test('cards that were signed keep their numbers and codes: what was printed yesterday verifies today', async () => {
  const url = await databaseBefore(file)
  await withClient(url, async (client) => {
    // a class, for which a whole school would have to be written
    await client.query('alter table register.report_card drop constraint report_card_class_id_fkey')
    await client.query(before)
    for (const one of cards) await client.query(card, [JSON.stringify(one)])
  })
  await migrate(url)

  await withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
    const seals = await all(`select code, number, state, signed_on::text, ended_on::text, reason, contents,
      (select next.code from seals.seal next where next.id = s.replaced_by) as next, g.name, g.account_id
      from seals.seal s join seals.signer g on g.seal_id = s.id where s.kind = '${cardKind}' order by subject_id`)
    const by = { name: 'Ким Вера', account_id: 1, signed_on: '2027-05-26', ended_on: null, reason: null, next: null }
    expect(seals).toEqual([
      {
        ...by,
        code: codes[0],
        number: '2026/27-00001',
        state: 'replaced',
        contents: sealContents(content, 1),
        ended_on: '2027-05-27',
        next: codes[1],
      },
      { ...by, code: codes[1], number: '2026/27-00003', state: 'valid', contents: sealContents(content, 2) },
      {
        ...by,
        code: codes[2],
        number: '2026/27-00002',
        state: 'revoked',
        contents: sealContents(older, 1),
        ended_on: '2027-05-29',
        reason: 'Ошибка в фамилии',
      },
      { ...by, code: codes[3], number: '2026/27-00004', state: 'valid', contents: sealContents(half, 1) },
    ])
    expect(
      await all(
        'select text, serial, period, given_on::text, taken_by, annulled_on::text, reason from numbering.number order by serial',
      ),
    ).toEqual(
      [1, 2, 3, 4].map((serial) => ({
        text: `2026/27-0000${serial}`,
        serial,
        period: 'study:1',
        given_on: '2027-05-26',
        taken_by: 1,
        annulled_on: serial === 2 ? '2027-05-29' : null,
        reason: serial === 2 ? 'Ошибка в фамилии' : null,
      })),
    )
    expect(await all('select period, title, last_serial from numbering.counter')).toEqual([
      { period: 'study:1', title: '2026/27', last_serial: 4 },
    ])
    expect(await all('select id, seal_id is not null as is_sealed from register.report_card order by id')).toEqual(
      cards.map(({ id }) => ({ id, is_sealed: id !== 5 })),
    )
    await expect(
      client.query("update register.report_card set state = 'revoked', reason = 'х', ended_at = now() where id = 2"),
    ).rejects.toThrow('a report card and its seal say different things')
  })
})
