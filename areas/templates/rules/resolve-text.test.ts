import { expect, test } from 'vitest'
import { plainText } from '#areas/rich-text/rules/plain-text.ts'
import type { Block, Inline, RichText } from '#areas/rich-text/rules/nodes.ts'
import type { FieldValue, NameValue } from '#platform/contract/template-values.ts'
import { formatsOf, formatValue } from './format-value.ts'
import { knownFields } from './known-fields.ts'
import { namedFields } from './named-fields.ts'
import { resolveText } from './resolve-text.ts'
import { templateFlaws } from './template-flaws.ts'

const field = (
  name: string,
  title: string,
  type: 'text' | 'name' | 'date' | 'money' | 'list' | 'number',
  list: string | null = null,
) => ({
  name,
  title,
  type,
  list,
})
const fields = knownFields([
  field('person.full_name', 'Фамилия, имя, отчество', 'name'),
  field('person.birth_date', 'Дата рождения', 'date'),
  field('own.sum', 'Сумма', 'money'),
  field('class.students', 'Ученики', 'list'),
  field('class.students.number', 'Номер', 'number', 'class.students'),
  field('class.students.full_name', 'Имя', 'name', 'class.students'),
  field('class.title', 'Класс', 'text'),
])
const aigerim: NameValue = {
  surname: 'Ахметова',
  name: 'Айгерім',
  patronymic: 'Нұрланқызы',
  sex: 'female',
  person_id: 7,
}
const values: Record<string, FieldValue> = {
  'person.full_name': aigerim,
  'person.birth_date': '2014-03-09',
  'own.sum': 12_500,
  'class.title': '7А',
  'class.students': [
    { full_name: aigerim },
    { full_name: { ...aigerim, surname: 'Ким', name: 'Олег', patronymic: null, sex: 'male', person_id: 8 } },
  ],
}
const put = (name: string, format: string | null = null): Inline => ({ type: 'field', attrs: { name, format } })
const said = (text: string): Inline => ({ type: 'text', text })
const line = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const doc = (...content: Block[]): RichText => ({ type: 'doc', content })
const resolved = (text: RichText, language: 'ru' | 'kk' = 'ru', given = values) => {
  const answer = resolveText(text, { fields, language, values: given, corrected: () => null })
  return { ...answer, words: plainText(answer.text) }
}

test('fields in the formats of both languages', () => {
  const text = doc(
    line(
      put('person.full_name', 'dative'),
      said(', '),
      put('person.birth_date', 'long'),
      said(': '),
      put('own.sum', 'words'),
    ),
  )
  expect(resolved(text).words).toBe(
    'Ахметовой Айгерім Нұрланқызы, 9 марта 2014 года: 12 500 (двенадцать тысяч пятьсот) тенге 00 тиынов',
  )
  expect(resolved(text, 'kk').words).toBe(
    'Ахметова Айгерім Нұрланқызына, 2014 жылғы 9 наурыз: 12 500 (он екі мың бес жүз) теңге 00 тиын',
  )
  expect(resolved(doc(line(put('person.full_name', 'short:dative')))).words).toBe('Ахметовой А. Н.')
})

test('what is not known is a place to write on, and is named', () => {
  const text = doc(line(put('person.birth_date'), said(' '), put('class.title')))
  const { words, missing } = resolved(text, 'ru', { 'class.title': '' })
  expect(words).toBe('____________ ____________')
  expect(missing).toEqual(['person.birth_date', 'class.title'])
})

test('a correction for all papers goes before what is computed', () => {
  const corrected = (person: number, _: string, which: string) =>
    person === 7 && which === 'dative' ? 'Ахметовой Айгериме Нурлановне' : null
  const of = (format: string) => formatValue(aigerim, { type: 'name', format, language: 'ru' }, corrected)
  expect(of('dative')).toBe('Ахметовой Айгериме Нурлановне')
  expect(of('short:dative')).toBe('Ахметовой А.\u00a0Н.')
  expect(of('genitive')).toBe('Ахметовой Айгерім Нұрланқызы')
})

test('repetitions of blocks and of rows of a table; conditions', () => {
  const cell = (...content: Inline[]) => ({ type: 'tableCell' as const, content: [line(...content)] })
  const text = doc(
    {
      type: 'loop',
      attrs: { name: 'class.students' },
      content: [line(put('class.students.number'), said('. '), put('class.students.full_name', 'short'))],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell(said('Имя'))] },
        {
          type: 'tableRow',
          attrs: { each: 'class.students' },
          content: [cell(put('class.students.full_name', 'genitive'))],
        },
      ],
    },
    {
      type: 'condition',
      attrs: { name: 'class.title', comparison: 'equals', value: '7а' },
      content: [line(said('седьмой'))],
    },
    {
      type: 'condition',
      attrs: { name: 'class.title', comparison: 'empty', value: '' },
      content: [line(said('без класса'))],
    },
  )
  expect(templateFlaws(text, fields, 'ru')).toEqual([])
  expect(resolved(text).words).toBe(
    ['1. Ахметова А. Н.', '2. Ким О.', 'Имя', 'Ахметовой Айгерім Нұрланқызы', 'Кима Олега', 'седьмой'].join('\n'),
  )
  expect(resolved(text, 'ru', {}).words).toBe('Имя\nбез класса')
})

test('what is wrong is told with the place', () => {
  const flaws = (text: RichText) => templateFlaws(text, fields, 'ru').map(({ block, words }) => `${block}: ${words}`)
  expect(flaws(doc({ type: 'paragraph' }))).toEqual(['1: шаблон пуст'])
  expect(
    flaws(
      doc(line(said('а')), line(put('person.iin')), line(put('class.students.full_name')), line(put('class.students'))),
    ),
  ).toEqual([
    '2: такого поля нет: «person.iin»',
    '3: «Имя» есть только внутри повторения «Ученики»',
    '4: «Ученики» — список: для него нужно повторение',
  ])
  expect(
    flaws(
      doc(
        { type: 'loop', attrs: { name: 'class.title' }, content: [line(said('а'))] },
        { type: 'condition', attrs: { name: 'x', comparison: 'filled', value: '' }, content: [line(said('а'))] },
        line(put('person.birth_date', 'dative')),
      ),
    ),
  ).toEqual([
    '1: «Класс» — не список, повторять нечего',
    '2: такого поля нет: «x»',
    '3: у «Дата рождения» нет такого вида: «dative»',
  ])
})

test('a template is read and compared by the titles of its fields', () => {
  const text = doc(line(said('Дана '), put('person.full_name', 'dative'), said(' '), put('x.y')))
  expect(plainText(namedFields(text, fields))).toBe('Дана [Фамилия, имя, отчество] [x.y]')
})

test('each type has its formats, the usual one first', () => {
  expect(formatsOf('name', 'ru')).toHaveLength(12)
  expect(formatsOf('name', 'kk')).toContain('short:locative')
  expect(formatsOf('money', 'kk')).toEqual([null, 'words'])
  expect(formatsOf('list', 'ru')).toEqual([null])
})
