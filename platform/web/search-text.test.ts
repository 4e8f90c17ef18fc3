import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

describe('the search of an address', () => {
  it.each([
    ['', {}],
    ['?page=2&search=%D0%98%D0%B2%D0%B0%D0%BD', { page: '2', search: 'Иван' }],
    ['?dates=2026-09-01~2026-10-26', { dates: '2026-09-01~2026-10-26' }],
    ['?asc=false&search=%2B7+701', { asc: 'false', search: '+7 701' }],
  ])('%s is read and written alike', (text, search) => {
    expect(parseSearch(text)).toEqual(search)
    expect(stringifySearch(search)).toBe(text)
  })
  it('leaves out what is not there', () => {
    expect(stringifySearch({ page: undefined, search: '', class_id: null, size: 50, asc: false })).toBe(
      '?size=50&asc=false',
    )
  })
})
