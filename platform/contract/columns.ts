/** Asked for by who can read it, beside `application/json`: lists that an endpoint names come as {@link Columns}. */
export const columnsType = 'application/vnd.columns+json'

type Row = Record<string, unknown>
/**
 * A list of objects in a large answer, by columns: names of fields stand once and not in every row, nor does what is the same in
 * nearly all of them. A field that a row lacks stands nowhere.
 */
interface Columns {
  rows: number
  /** What a field is where the other two do not say it. */
  same: Row
  /** Of fields that differ: a value for each row. */
  each: Record<string, readonly unknown[]>
  /** Of fields that few rows have otherwise, or only some have at all: by the number of the row. */
  some: Record<string, Record<number, unknown>>
}
/** An answer some of whose lists are {@link Columns}: those it names. */
type InColumns = Record<string, unknown> & { in_columns: string[] }

/** Of so many rows one may differ from what is the same in the others. */
const rareShare = 4

function addField(columns: Columns, field: string, values: readonly unknown[]): void {
  const usual = values.includes(undefined) ? undefined : values[0]
  let others = 0
  for (const value of values) if (value !== usual) others++
  if (usual !== undefined && others * rareShare > values.length) {
    columns.each[field] = values
    return
  }
  if (usual !== undefined) columns.same[field] = usual
  if (others === 0) return
  const some: Record<number, unknown> = {}
  for (const [at, value] of values.entries()) if (value !== usual) some[at] = value
  columns.some[field] = some
}

/** Thousands of rows of nine fields: what is called for each of them costs more than what it does. */
function valuesOf(rows: readonly Row[], field: string): unknown[] {
  const values: unknown[] = []
  for (const row of rows) values.push(row[field])
  return values
}

function toColumns(rows: readonly Row[], fields: readonly string[]): Columns {
  const columns: Columns = { rows: rows.length, same: {}, each: {}, some: {} }
  for (const field of fields) addField(columns, field, valuesOf(rows, field))
  return columns
}

function fromColumns({ rows, same, each, some }: Columns): Row[] {
  const list = Array.from({ length: rows }, () => ({ ...same }))
  for (const [field, values] of Object.entries(each)) for (const [at, row] of list.entries()) row[field] = values[at]
  for (const [field, values] of Object.entries(some))
    for (const [at, value] of Object.entries(values)) {
      const row = list[Number(at)]
      if (row) row[field] = value
    }
  return list
}

/**
 * Writes lists of an answer by columns.
 * @param fields of the rows of each list, by its name; others are left out, and so is a list that this answer lacks
 */
export function foldColumns(answer: object, fields: Readonly<Record<string, readonly string[]>>): object {
  const folded: InColumns = { ...answer, in_columns: [] }
  for (const [name, known] of Object.entries(fields)) {
    const rows = folded[name] as Row[] | undefined
    if (rows === undefined) continue
    folded[name] = toColumns(rows, known)
    folded.in_columns.push(name)
  }
  return folded
}

/** @returns what {@link foldColumns} was given */
export function unfoldColumns(folded: unknown): object {
  const { in_columns, ...answer } = folded as InColumns
  for (const name of in_columns) answer[name] = fromColumns(answer[name] as Columns)
  return answer
}
/** The body of an answer, whether its lists have come by columns or not. */
export const unfolded = ({ headers }: Pick<Response, 'headers'>, body: unknown): unknown =>
  headers.get('content-type')?.startsWith(columnsType) ? unfoldColumns(body) : body
