import { afterEach, expect, test } from 'vitest'
import { joined, listed, msg, plural, translate, setLanguageSource, t, texts } from './text.ts'

const shout = { locale: 'xx', format: (id: string, values: readonly unknown[]) => `${id}|${values.join('|')}` }
afterEach(() => setLanguageSource(() => undefined))

test('Russian stands as it is written, whatever its values', () => {
  expect(t`В классе ${7}А ${3} ученика`).toBe('В классе 7А 3 ученика')
  expect(t`${null} и ${undefined}`).toBe('null и undefined')
  expect(t`Итого: ${msg`нет ${'данных'}`}`).toBe('Итого: нет данных')
})

test.each([
  [1, '1 урок'],
  [2, '2 урока'],
  [5, '5 уроков'],
  [11, '11 уроков'],
  [21, '21 урок'],
  [1.5, '1.5 урока'],
])('of %d: %s', (count, expected) => {
  const forms = { one: '# урок', few: '# урока', many: '# уроков', other: '# урока' }
  expect(t`${plural(count, forms)}`).toBe(expected)
})

test('another language is given the key and the values, texts among them said already', () => {
  setLanguageSource(() => shout)
  expect(t`Нет`).toBe('Нет|')
  expect(t`У ${'7А'} ${plural(2, { one: '# урок', other: '# урока' })} ${msg`сегодня`}`).toBe(
    'У {0} {1, plural, one {# урок} other {# урока}} {2}|7А|2|сегодня|',
  )
})

test('a text that is not said yet reads in the language of the moment, a string is what it is', () => {
  const text = msg`Урок отменён`
  expect(translate(text)).toBe('Урок отменён')
  setLanguageSource(() => shout)
  expect([translate(text), translate('7А')]).toEqual(['Урок отменён|', '7А'])
})

test('a text is kept as its key and values', () => {
  expect(msg`Урок отменён`.stored()).toEqual({ id: 'Урок отменён' })
  expect(msg`${msg`Алгебра: ${9}`} и ${'7А'}`.stored()).toEqual({
    id: '{0} и {1}',
    values: [{ id: 'Алгебра: {0}', values: [9] }, '7А'],
  })
  expect(listed([msg`А`, 'Б', msg`В`], ', ').stored()).toEqual({
    id: '{0}, {1}, {2}',
    values: [{ id: 'А' }, 'Б', { id: 'В' }],
  })
  expect([String(listed([], ', ')), String(listed(['А'], ', ')), String(listed(['А', 'Б'], '; '))]).toEqual([
    '',
    'А',
    'А; Б',
  ])
})

test('tables say their texts whenever they are read', () => {
  const table = joined(texts({ one: msg`Один`, deep: [{ title: msg`Два`, of: () => 2 }] }), texts({ three: msg`Три` }))
  expect([table.one, table.deep[0].title, table.three, table.deep[0].of()]).toEqual(['Один', 'Два', 'Три', 2])
  setLanguageSource(() => shout)
  expect([table.one, table.deep[0].title, table.three]).toEqual(['Один|', 'Два|', 'Три|'])
  expect(JSON.stringify(table)).toBe('{"one":"Один|","deep":[{"title":"Два|"}],"three":"Три|"}')
  expect(Object.values(table)).toContain('Один|')
})
