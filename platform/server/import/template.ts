import { maxImportRows, type ImportColumn, type ImportDeclaration } from '#platform/contract/import.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import type { ColumnChoices } from '../book-sheet.ts'
import { sheetOf, writeBook, type SheetColumn } from '../xlsx.ts'

/** Excel takes no longer list of choices within a cell's rule. */
const maxListLength = 250

const headingOf = ({ title, isRequired }: ImportColumn) => (isRequired ? `${title} *` : title)
const kindWords: Record<ImportColumn['kind'], string> = texts({
  text: msg`текст`,
  number: msg`число`,
  date: msg`дата ДД.ММ.ГГГГ`,
  choice: msg`из списка`,
})
/** Everything is given as text: an IIN keeps its first zero, a phone its plus; dates are read as they are written. */
export const templateColumns = (columns: readonly ImportColumn[]): SheetColumn<Record<string, string>>[] =>
  columns.map((column) => ({
    title: headingOf(column),
    width: Math.max(14, headingOf(column).length + 4),
    kind: 'text',
    of: (row) => row[column.key] ?? null,
  }))

function choicesOf(columns: readonly ImportColumn[]): ColumnChoices[] {
  return columns.flatMap((given, column): ColumnChoices[] => {
    const values = (given.choices ?? []).map(({ title }) => title)
    if (values.length === 0 || values.join(',').length > maxListLength || values.some((one) => one.includes(',')))
      return []
    return [{ column, lastRow: maxImportRows + 1, values, title: given.title, message: t`Выберите из списка` }]
  })
}

const hintColumns: SheetColumn<ImportColumn>[] = [
  { title: msg`Столбец`, width: 28, kind: 'text', of: ({ title }) => title },
  { title: msg`Обязателен`, width: 12, kind: 'text', of: ({ isRequired }) => (isRequired ? t`да` : t`нет`) },
  { title: msg`Вид`, width: 18, kind: 'text', of: ({ kind }) => kindWords[kind] },
  { title: msg`Что писать`, width: 70, kind: 'text', of: ({ hint }) => hint },
  { title: msg`Пример`, width: 28, kind: 'text', of: ({ example }) => example },
  {
    title: msg`Значения`,
    width: 50,
    kind: 'text',
    of: ({ choices = [] }) => choices.map(({ title }) => title).join(', '),
  },
]

/** The spreadsheet to fill in: headings with lists of choices, and a sheet that says what goes where. */
export function writeTemplate({ title, columns }: Pick<ImportDeclaration, 'title' | 'columns'>) {
  const data = { ...sheetOf(title, templateColumns(columns), []), choices: choicesOf(columns) }
  return writeBook(title, [data, sheetOf(t`Подсказки`, hintColumns, columns)])
}
