import { readXlsx, type CellValue } from 'hucre/xlsx'
import { expect } from 'vitest'
import type { TestApp, Who } from './test-app.ts'

/** Rows of the only sheet of an XLSX, its head first. */
export const rowsIn = async (bytes: Uint8Array): Promise<CellValue[][]> => (await readXlsx(bytes)).sheets[0]?.rows ?? []

/** Asks for a file as `who`. */
export async function takeFile(testApp: TestApp, who: Who | null, url: string) {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  const { statusCode, rawPayload } = await testApp.app.inject({ method: 'GET', url, headers })
  return { status: statusCode, bytes: new Uint8Array(rawPayload) }
}

export interface ExportedList<Row> {
  /** Address of the list; its file is `export/` under it. */
  list: string
  /** Columns in an order that is not the list's own, with what a row's cell holds. */
  columns: Record<string, (row: Row) => CellValue>
  /** The sheet as the first of `requested` takes it, down to its first row. */
  top: CellValue[][]
  /** Who may take it, narrowed or ordered how: each gets what the list shows them. */
  requested: readonly (readonly [who: Who, query: string])[]
  refused: readonly Who[]
}

/** What stands under the rows, as the list told of all that was found. */
function footOf(names: string[], totals: Record<string, number> = {}): CellValue[][] {
  const isSummed = names.some((name) => name in totals)
  return isSummed ? [names.map((name, index) => totals[name] ?? (index === 0 ? 'Всего' : null))] : []
}

/** A list's file holds the rows that the list shows, for whom it shows them, and refuses as it does. */
export async function expectExport<Row>(testApp: TestApp, exported: ExportedList<Row>): Promise<void> {
  const { list, columns, top, requested, refused } = exported
  const names = Object.keys(columns).join(',')
  const take = (who: Who | null, query: string) => takeFile(testApp, who, `${list}export/?${query}`)
  expect((await take(null, `columns=${names}`)).status).toBe(401)
  for (const wrong of [
    `columns=${names}&form=doc`,
    '',
    'columns=',
    'columns=id',
    `columns=${names},id`,
    `columns=${names}&page=2`,
  ])
    for (const [who] of requested) expect([wrong, (await take(who, wrong)).status]).toEqual([wrong, 422])
  for (const who of refused) expect([who, (await take(who, `columns=${names}`)).status]).toEqual([who, 403])
  const sheets = []
  for (const [who, query] of requested) {
    const { body } = await testApp
      .as(who)
      .get<{ items: Row[]; totals?: Record<string, number> }>(`${list}?size=200&${query}`)
    const { status, bytes } = await take(who, `columns=${names}&${query}`)
    expect(status).toBe(200)
    const sheet = await rowsIn(bytes)
    const cells = body.items.map((row) => Object.values(columns).map((of) => of(row)))
    expect(sheet.slice(1)).toEqual([...cells, ...footOf(Object.keys(columns), body.totals)])
    sheets.push(sheet)
  }
  expect(sheets[0]?.slice(0, top.length)).toEqual(top)
  const [first] = requested
  if (!first) return
  const paper = await take(first[0], `columns=${names}&${first[1]}&form=pdf`)
  expect([paper.status, Buffer.from(paper.bytes.subarray(0, 5)).toString()]).toEqual([200, '%PDF-'])
}
