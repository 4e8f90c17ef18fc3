import { sql } from 'kysely'
import { msg, type Text } from '#platform/contract/text.ts'
import type { FoundProblem, ImportValues, ValidationInput } from '#platform/server/import/index.ts'
import { plainClassTitle } from '../../rules/class-title.ts'

interface Student {
  id: number
  full_name: string
  iin: string | null
  class: string
  requested: string | null
}
export type FoundChild = { child: Student } | { problem: FoundProblem }

/** Students by IIN, and those in a class of this year by the beginning of their names: the patronymic may be missing. */
async function students({ db, caller, today }: ValidationInput, rows: readonly ImportValues[]): Promise<Student[]> {
  const names = [...new Set(rows.flatMap(({ child_name }) => child_name ?? []))]
  const iins = rows.flatMap(({ child_iin }) => child_iin ?? [])
  const { rows: found } = await sql<Student>`
    with pupil as materialized (select p.id, p.full_name, p.iin, p.sort_name, enrolled.title as class
      from (${caller.accessRules.persons.enrolled(today)}) enrolled join people.person p on p.id = enrolled.student_id),
    named as (select name as requested, platform.sort_text(name) as sort_name from unnest(${names}::text[]) as name)
    select id, full_name, iin, class, requested from (
      select id, full_name, iin, class, null as requested from pupil where iin = any(${iins}::text[])
      union all select pupil.id, full_name, iin, class, requested from named join pupil on pupil.sort_name = named.sort_name
        or starts_with(pupil.sort_name, named.sort_name || ' ')
      union all select p.id, p.full_name, p.iin, '', null from people.person p
        join people.kind_member k on k.person_id = p.id and k.kind_id = 9
        where p.iin = any(${iins}::text[]) and not exists (select from pupil where pupil.id = p.id)) as hit`.execute(db)
  return found
}

function find(values: ImportValues, found: readonly Student[]): FoundChild {
  const { child_iin, child_name, child_class } = values
  const wrong = (column: string, text: Text): FoundChild => ({ problem: { column, level: 'error', text } })
  if (child_iin !== undefined) {
    const child = found.find(({ iin }) => iin === child_iin)
    return child ? { child } : wrong('child_iin', msg`Ученика с таким ИИН в школе нет: сначала внесите учащихся`)
  }
  if (child_name === undefined) return wrong('child_iin', msg`Нужен ИИН ребёнка или его ФИО с классом`)
  if (child_class === undefined) return wrong('child_class', msg`К ФИО ребёнка нужен класс`)
  const title = plainClassTitle(child_class)
  const [first, ...more] = found.filter((one) => one.requested === child_name && plainClassTitle(one.class) === title)
  if (!first) return wrong('child_name', msg`В классе ${child_class} такого ученика нет`)
  return more.length === 0 ? { child: first } : wrong('child_name', msg`В классе тёзки: укажите ИИН ребёнка`)
}

/** For each row its child, or why it is not found; one query for all of them. */
export async function findChildren(
  validationInput: ValidationInput,
  rows: readonly ImportValues[],
): Promise<FoundChild[]> {
  const found = await students(validationInput, rows)
  return rows.map((values) => find(values, found))
}
