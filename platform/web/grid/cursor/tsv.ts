/**
 * Rows of cells from what a spreadsheet puts on the clipboard: cells parted by tabs, rows by line ends, a cell with
 * either or with a quote inside standing in quotes, its own quotes doubled. The line end after the last row makes no row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)?.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'))
    if (found[3] === '') break
    if (found[3] === '\t') continue
    if (cell.lastIndex === text.length) break
    rows.push([])
  }
  return rows
}

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows of cells as a spreadsheet takes them from the clipboard; `parseTsv` reads them back. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('')
