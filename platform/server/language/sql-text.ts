import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'

/** Signs that no text holds: they keep the places of values while the text is said. */
const place = (index: number) => `\uE000${index}\uE001`

/**
 * A text made by the database out of columns, in the language of the moment at which the statement is sent. A value that
 * is null is empty.
 */
export function sqlText(strings: TemplateStringsArray, ...values: RawBuilder<unknown>[]): RawBuilder<string> {
  const words = msg(strings, ...values.map((_, index) => place(index)))
  const said = () => {
    const template = words
      .toString()
      .replaceAll('%', '%%')
      .replaceAll(/\uE000(\d+)\uE001/g, (_, index) => `%${Number(index) + 1}$s`)
    return values.length === 0 ? sql<string>`${template}::text` : sql<string>`format(${template}, ${sql.join(values)})`
  }
  const later = sql<string>``
  return Object.assign(later, { toOperationNode: () => said().toOperationNode() })
}
