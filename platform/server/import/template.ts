import { colToLetter, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { maxImportRows, type ImportColumn, type ImportDeclaration } from '#platform/contract/import.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { sheetOf, writeBook, type SheetColumn } from '../xlsx.ts'

/** Excel takes no longer list of choices within a cell's rule. */
const longestList = 250

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

function validations(columns: readonly ImportColumn[]): DataValidation[] {
  return columns.flatMap((column, index): DataValidation[] => {
    const values = (column.choices ?? []).map(({ title }) => title)
    if (values.length === 0 || values.join(',').length > longestList || values.some((one) => one.includes(',')))
      return []
    const letter = colToLetter(index)
    return [
      {
        type: 'list',
        values,
        range: `${letter}2:${letter}${maxImportRows + 1}`,
        allowBlank: true,
        showErrorMessage: true,
        errorTitle: column.title,
        errorMessage: t`Выберите из списка`,
      },
    ]
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
  const data: WriteSheet = {
    ...sheetOf(title, templateColumns(columns), []),
    dataValidations: validations(columns),
  }
  return writeBook(title, [data, sheetOf(t`Подсказки`, hintColumns, columns)])
}
