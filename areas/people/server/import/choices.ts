import { sql } from 'kysely'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { FoundProblem } from '#platform/server/import/index.ts'
import { nearest } from '../../rules/nearest.ts'
import { choiceFields, titleOfSpoken, type ChoiceField } from '../../rules/spoken-choices.ts'
import type { PersonValues } from './person-values.ts'

type Titles = Record<ChoiceField, { title: string; name: string | null }[]>
const dictionaryTitles: Readonly<Record<ChoiceField, Text>> = {
  nationality: msg`Национальности`,
  citizenship: msg`Гражданства`,
}

/** Over the row `p`: the title of a chosen field. */
export const chosenTitle = (field: ChoiceField) =>
  sql<string | null>`dictionaries.title_of(${sql.ref(`p.${field}_id`)})`

/** Records in use of the dictionaries from which persons have something. */
export async function readChoices(db: Database): Promise<Titles> {
  const { rows } = await sql<{ code: ChoiceField; title: string; name: string | null }>`
    select d.code, r.title, r.name from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = any(${[...choiceFields]}) and r.archived_at is null order by r.index`.execute(db)
  const of = (field: ChoiceField) => rows.filter(({ code }) => code === field)
  return { nationality: of('nationality'), citizenship: of('citizenship') }
}

/** Puts titles of records in the place of what was written, and tells what is in no dictionary. */
export function settleChoices(values: PersonValues, titles: Titles, problems: FoundProblem[]): void {
  for (const field of choiceFields) {
    const written = values[field]
    if (written === undefined) continue
    const meant = titleOfSpoken(field, written).toLowerCase()
    const found = titles[field].find((one) => one.title.toLowerCase() === meant || one.name?.toLowerCase() === meant)
    if (found) values[field] = found.title
    else {
      const near = nearest(
        written,
        titles[field].map(({ title }) => title),
      )
      const hint = near === null ? msg`Добавьте её туда или исправьте` : msg`Возможно, «${near}»`
      const text = msg`В справочнике «${dictionaryTitles[field]}» нет записи «${written}». ${hint}`
      problems.push({ column: field, level: 'error', text })
    }
  }
}

/** Values of a person as columns: of chosen ones the record by its title. */
export function columnsOf({ nationality, citizenship, ...plain }: PersonValues) {
  const idOf = (code: ChoiceField, title: string) => sql<number>`(
    select r.id from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = ${code} and r.title = ${title} and r.archived_at is null order by r.id limit 1)`
  return {
    ...plain,
    ...(nationality === undefined ? {} : { nationality_id: idOf('nationality', nationality) }),
    ...(citizenship === undefined ? {} : { citizenship_id: idOf('citizenship', citizenship) }),
  }
}
