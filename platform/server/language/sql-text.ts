import { sql, type RawBuilder, type ValueNode } from 'kysely'
import { msg } from '#platform/contract/text.ts'

/** Signs that no text holds: they keep the places of values while the text is said. */
const place = (index: number) => `\uE000${index}\uE001`

/** A parameter that is said when a statement with it is sent, not when its fragment is written as a module's constant. */
const saidLater = (words: () => string) => ({
  expressionType: undefined,
  toOperationNode: (): ValueNode => ({
    kind: 'ValueNode',
    get value() {
      return words()
    },
  }),
})

/**
 * A text made by the database out of columns, in the language of the moment at which the statement is sent. A value that
 * is null is empty.
 */
export function sqlText(strings: TemplateStringsArray, ...values: RawBuilder<unknown>[]): RawBuilder<string> {
  const words = msg(strings, ...values.map((_, index) => place(index)))
  if (values.length === 0) return sql`${saidLater(() => words.toString())}::text`
  const template = saidLater(() =>
    words
      .toString()
      .replaceAll('%', '%%')
      .replaceAll(/\uE000(\d+)\uE001/g, (_, index) => `%${Number(index) + 1}$s`),
  )
  return sql`format(${template}, ${sql.join(values)})`
}
