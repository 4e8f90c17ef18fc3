import { afterAll, expect, test } from 'vitest'
import { openHouse } from '#tests/house.ts'

const house = await openHouse()
afterAll(() => house.close())

test('names stand in the order of the Kazakh alphabet, in which the Russian letters keep theirs', async () => {
  await house.db
    .insertInto('people.person')
    .values(
      ['Яковлев', 'Әлімхан', 'Ахметова', 'Ұзақ', 'Үсен', 'Усенов', 'Ёлкин', 'Елкин', 'Жуков', 'Ким', 'Қасым'].map(
        (surname) => ({ surname, name: 'Порядок' }),
      ),
    )
    .execute()
  const { body } = await house
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
