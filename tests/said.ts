import { isStoredText } from '#platform/contract/text.ts'
import { sayStored } from '#platform/server/language/spoken.ts'

type Said<Row> = { [K in keyof Row]: K extends 'title' | 'text' ? string | null : Row[K] }

/** Rows with the texts that they keep said in Russian. */
export const inRussian = <Row extends object>(rows: readonly Row[]): Said<Row>[] =>
  rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, isStoredText(value) ? sayStored(value) : value]),
      ) as Said<Row>,
  )
