import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('names stand in the order of the Kazakh alphabet, in which the Russian letters keep theirs', async () => {
  await testApp.db
    .insertInto('people.person')
    .values(
      ['Яковлев', 'Әлімхан', 'Ахметова', 'Ұзақ', 'Үсен', 'Усенов', 'Ёлкин', 'Елкин', 'Жуков', 'Ким', 'Қасым'].map(
        (surname) => ({ surname, name: 'Порядок' }),
      ),
    )
    .execute()
  const { body } = await testApp
    .as('admin')
    .get<{ items: { surname: string }[] }>(`/api/users/users/?search=${encodeURIComponent('порядок')}`)
  expect(body.items.map(({ surname }) => surname)).toEqual([
    'Ахметова',
    'Әлімхан',
    'Елкин',
    'Ёлкин',
    'Жуков',
    'Ким',
    'Қасым',
    'Усенов',
    'Ұзақ',
    'Үсен',
    'Яковлев',
  ])
})
