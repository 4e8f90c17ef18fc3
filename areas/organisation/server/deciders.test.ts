import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { deciders } from './deciders.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, context, school } = testApp
const [own, named] = deciders
const of = (who: Who) => testApp.personOf(who)
const asked = (author: Who, rest: object = {}) => ({
  kind: 'tests.paper',
  subjectId: null,
  authorId: of(author),
  unitId: null,
  targetId: null,
  today: school.today,
  context,
  ...rest,
})
const unit = async (title: string, parent: number | null, head: Who | null) => {
  const { rows } = await sql<{
    id: number
  }>`insert into organisation.unit (title, parent_id, index) values (${title}, ${parent}, ${title.length}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  if (head !== null)
    await sql`insert into organisation.unit_head (unit_id, person_id, during) values (${id}, ${of(head)}, daterange(null, null))`.execute(
      db,
    )
  return id
}
const whole = await unit('Школа', null, 'director')
const study = await unit('Учебная часть', whole, 'headteacher')
const vacant = await unit('Библиотека', whole, null)
const works = (who: Who, unitId: number) =>
  sql`insert into people.employment (person_id, position_id, during, unit_id)
    select ${of(who)}, min(id), daterange('2020-01-01', null), ${unitId} from people.position`.execute(db)
await sql`update people.employment set during = daterange('2019-01-01', '2019-02-01')`.execute(db)
await works('teacher', study)
await works('headteacher', study)
await works('director', whole)
await works('library', vacant)

test('a paper goes to the head of the author’s unit; of the head’s own to the head above', async () => {
  expect(await own?.resolve(db, asked('teacher'))).toEqual([of('headteacher')])
  expect(await own?.resolve(db, asked('headteacher'))).toEqual([of('director')])
  expect(await own?.resolve(db, asked('director'))).toEqual([])
  expect(await own?.resolve(db, asked('teacher', { unitId: whole }))).toEqual([of('director')])
})

test('where the unit has no head there is nobody, and it is not passed on by itself', async () => {
  expect(await own?.resolve(db, asked('library'))).toEqual([])
  expect(await named?.resolve(db, asked('teacher', { targetId: vacant }))).toEqual([])
  expect(await named?.resolve(db, asked('headteacher', { targetId: study }))).toEqual([of('director')])
})
