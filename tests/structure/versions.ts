/** Their `version` is the number of an edition, which does not count changes of a row. */
const withEditions = new Set(['grading.policy', 'register.report_card'])

/** Tables that count the changes of each row. @param types what is generated of the database */
export function versionedTables(types: string): Set<string> {
  const versioned = new Set(
    [...types.matchAll(/^export interface (\w+) \{([^}]*)^\}/gm)].flatMap(([, name = '', columns = '']) =>
      /^ {2}version: /m.test(columns) ? [name] : [],
    ),
  )
  const named = [...types.matchAll(/^ {2}"(\w+\.\w+)": (\w+);$/gm)]
  return new Set(
    named.flatMap(([, table = '', name = '']) => (versioned.has(name) && !withEditions.has(table) ? [table] : [])),
  )
}

const statement =
  /\bupdateTable\(\s*(?:'(?<built>[\w.]+)(?: as \w+)?'|(?<given>\w+))\s*\)|\bupdate (?:(?<written>\w+\.\w+)|(?<named>\$\{sql\.table\(\w+\)\}))|\b(?:insertInto\('|insert into )(?<inserted>\w+\.\w+)/g
const end = /\.execute|\n\n/
const raises = /\bversion(?:: | = )/
const overwrites = /doUpdateSet|do update set/
/** Counts the change of a person by a statement of its own. */
const isRaisedApart = (table: string, source: string) => table === 'people.person' && source.includes('raiseVersion(')

/** Tables that statements of a source change without raising the version of the row. */
export function unraised(source: string, tables: ReadonlySet<string>): string[] {
  const found = [...source.matchAll(statement)]
  return found.flatMap(({ index, groups = {} }, place) => {
    const { built, given, written, named, inserted } = groups
    const rest = source.slice(index, found[place + 1]?.index)
    const text = rest.slice(0, rest.search(end) === -1 ? undefined : rest.search(end))
    const table = built ?? written ?? inserted ?? given ?? named ?? ''
    const isVersioned = tables.has(table) || table === given || table === named
    const isUpdate = inserted === undefined || overwrites.test(text)
    return isVersioned && isUpdate && !raises.test(text) && !isRaisedApart(table, source) ? [table] : []
  })
}
