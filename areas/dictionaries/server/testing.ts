import type { Output } from '#platform/contract/endpoint.ts'
import type { TestApp, Who } from '#tests/test-app.ts'
import type { Dictionary, listDictionaries } from '../contract/dictionaries.ts'
import type { DictionaryRecord, listRecords } from '../contract/records.ts'

export const base = '/api/passport/dictionaries/'

/** Short ways to dictionaries of a test application, for tests. */
export function dictionariesOf(testApp: TestApp) {
  const dictionary = async (code: string, who: Who = 'admin'): Promise<Dictionary> => {
    const { body } = await testApp.as(who).get<Output<typeof listDictionaries>>(base)
    const found = body.items.find((one) => one.code === code)
    if (!found) throw new Error(`no dictionary ${code}`)
    return found
  }
  const recordsOf = async (id: number, query = '', who: Who = 'admin') =>
    (await testApp.as(who).get<Output<typeof listRecords>>(`${base}${id}/records/${query}`)).body
  const make = async (change: object = {}): Promise<Dictionary> =>
    (
      await testApp.as('admin').post<Dictionary>(base, {
        title: `Свой ${Math.random()}`,
        is_tree: true,
        has_colour: false,
        has_description: false,
        ...change,
      })
    ).body
  const add = async (id: number, title: string, more: object = {}): Promise<DictionaryRecord> =>
    (await testApp.as('admin').post<DictionaryRecord>(`${base}${id}/records/`, { title, parent_id: null, ...more }))
      .body
  /** The tree as `A(B C)`. */
  const outline = async (id: number): Promise<string> => {
    const { items } = await recordsOf(id, '?archived=true')
    const below = (parent: number | null): string =>
      items
        .filter(({ parent_id }) => parent_id === parent)
        .map((one) => {
          const inside = below(one.id)
          return inside === '' ? one.title : `${one.title}(${inside})`
        })
        .join(' ')
    return below(null)
  }
  return { dictionary, recordsOf, make, add, outline }
}

/** A table that refers to records, with a unique key, as one of another room would. */
export const referringTable = `
  create schema shelf;
  create table shelf.thing (id integer generated always as identity primary key, owner integer,
    kind_id integer references dictionaries.record, unique (owner, kind_id))`
