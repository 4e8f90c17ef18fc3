import { sql } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { isName, type NameValue } from '#platform/contract/template-values.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { msg } from '#platform/contract/text.ts'
import { correctName, readNameForms, type CorrectedCase, type PersonForms } from '../contract/names.ts'
import { formatValue } from '../rules/format-value.ts'
import { kazakhCases, russianCases } from '../rules/words/grammatical-case.ts'
import { readCorrections } from './corrections.ts'
import { mayCorrectName } from './scope.ts'

export const correctionTable = 'templates.name_correction'

interface Asking {
  db: Database
  caller: Caller
  today: string
  context: Pick<AppContext, 'templateSources'>
}

/** The name of a person that the caller may correct. @throws 404 */
async function requireName({ db, caller, today, context }: Asking, id: number): Promise<NameValue> {
  const { rows } = await sql`select from access.person p
    where p.id = ${id} and ${mayCorrectName(caller, sql.ref('p.id'), today)}`.execute(db)
  if (rows.length === 0) throw unknownPerson(caller, id)
  const group = context.templateSources.groups.find(({ key }) => key === 'person')
  const values = await group?.read({ db, ids: [id], today, caller })
  const name = values?.get(id)?.['full_name'] ?? null
  if (!isName(name)) throw unknownPerson(caller, id)
  return name
}

const casesOf = (language: 'ru' | 'kk') =>
  (language === 'kk' ? kazakhCases : russianCases).filter((one) => one !== 'nominative') as CorrectedCase[]

async function formsOf(asking: Asking, id: number): Promise<PersonForms> {
  const name = await requireName(asking, id)
  const corrected = await readCorrections(asking.db, [id])
  const said = (language: 'ru' | 'kk', format: string | null) =>
    formatValue(name, { type: 'name', format, language }, () => null) ?? ''
  return {
    id,
    full_name: said('ru', null),
    forms: (['ru', 'kk'] as const).flatMap((language) =>
      casesOf(language).map((which) => ({
        language,
        case: which,
        computed: said(language, which),
        corrected: corrected(id, language, which),
      })),
    ),
  }
}

const readNameFormsHandler = handle(readNameForms, (call) => formsOf(call, call.params.id))

const correctNameHandler = handle(correctName, async (call) => {
  const { params, body, db, record } = call
  const { language, case: which, full_name: fullName } = body
  const before = await formsOf(call, params.id)
  const form = before.forms.find((one) => one.language === language && one.case === which)
  if (!form) throw refuse('case', msg`В этом языке нет такого падежа`)
  // what is computed anyway is no correction
  const given = fullName === form.computed ? null : fullName
  if (given === null)
    await sql`delete from templates.name_correction where person_id = ${params.id} and language = ${language}
      and grammatical_case = ${which}`.execute(db)
  else
    await sql`insert into templates.name_correction as c (person_id, language, grammatical_case, full_name)
      values (${params.id}, ${language}, ${which}, ${given})
      on conflict (person_id, language, grammatical_case) do update
        set full_name = excluded.full_name, version = c.version + 1`.execute(db)
  if (given !== form.corrected)
    await record({
      subject: correctionTable,
      id: params.id,
      before: { person_id: params.id, language, case: which, full_name: form.corrected },
      after: { person_id: params.id, language, case: which, full_name: given },
    })
  return formsOf(call, params.id)
})

export const nameHandlers = [readNameFormsHandler, correctNameHandler]
