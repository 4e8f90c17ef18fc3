import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'

test('fields of filters in words, those alone that narrow', () => {
  const filters = document.createElement('search')
  filters.innerHTML = `
    <input aria-label="Поиск" value=" Ким  " />
    <input aria-label="Класс" value="7А" /><input type="hidden" value="1" />
    <input aria-label="Вид" value="" />
    <label for="archived">В архиве</label><input id="archived" type="checkbox" checked />
    <label for="other">Другие</label><input id="other" type="checkbox" />`
  // only what stands on a page has its label
  document.body.append(filters)
  expect(filterWords(filters)).toBe('Поиск: Ким · Класс: 7А · В архиве')
})
