import { sql, type RawBuilder } from 'kysely'
import { everybody, heldReasons, mayFindPerson, type EqualRights, type HeldReason } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { Asker } from '#platform/server/asker.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { House } from '#platform/server/house.ts'
import { containsWords } from '#platform/server/list.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import type { Reader } from '../../contract/readers.ts'
import { readerKind } from '../../rules/reader-kind.ts'

/** Of whom, asked by whom, on which day, in which school. */
export interface ReadersOf {
  personId: number
  caller: Caller
  today: string
  house: Pick<House, 'isDemonstration'>
}
type Row = Omit<Reader, 'kind'> & { matches: boolean }

const marked = (index: number) => sql.ref(`r.part_${index}`)

/** Of the readers in `r`, those to whom anything opens, with the parts that do and why: by what decides at each call. */
function readersIn(members: RawBuilder<unknown>, asker: Asker, parts: readonly PersonPart[], of: ReadersOf) {
  const person = sql<number>`${of.personId}::integer`
  const open = parts.filter(({ access }) => allows(access, { ...asker, isSettingUp: false }))
  const whole = open.filter(({ isOnCard }) => !isOnCard)
  const card = sql.join(
    whole.map(({ opens }, index) => sql`coalesce(${opens(asker, person, of.today)}, false) as ${sql.ref(`part_${index}`)}`),
  )
  const named = open.map((part) => {
    const holds = part.isOnCard
      ? sql`${marked(whole.findIndex(({ id }) => id === 'card'))} and ${part.opens(asker, person, of.today)}`
      : marked(whole.indexOf(part))
    return sql`case when ${holds} then ${part.id}::text end`
  })
  const reasons = open.flatMap((part) => part.reasons?.(asker, person, of.today) ?? [])
  // what decides is asked once for an account, so the fence between
  return sql`select r.account_id, ${asker.isSettingUp ?? false}::boolean as is_setting_up,
      array_remove(array[${sql.join(named)}], null) as parts, ${heldReasons(reasons)} as reasons
    from (select r.account_id, r.person_id, ${card} from ${members} r(account_id, person_id) offset 0) r
    where ${sql.join(
      whole.map((_, index) => marked(index)),
      sql` or `,
    )}`
}

const noMembers = sql`nobody`
/** Groups of accounts for which the very same is asked are asked together. */
function merged(db: Database, groups: readonly EqualRights[], parts: readonly PersonPart[], of: ReadersOf) {
  const each = groups.flatMap(({ rights, members }) =>
    [true, false].map((hasPerson) => {
      const asker: Asker = { ...rights, personId: hasPerson ? sql.ref('r.person_id') : null }
      const { sql: asked, parameters } = readersIn(noMembers, asker, parts, of).compile(db)
      const own = members.filter(({ personId }) => (personId !== null) === hasPerson)
      return { key: asked + JSON.stringify(parameters), asker, members: own }
    }),
  )
  return [...Map.groupBy(each, ({ key }) => key).values()].flatMap((alike) => {
    const members = alike.flatMap((one) => one.members)
    return alike[0] && members.length > 0 ? [{ asker: alike[0].asker, members }] : []
  })
}

const tableOf = (members: EqualRights['members']) => sql`unnest(
  ${members.map(({ accountId }) => accountId)}::integer[], ${members.map(({ personId }) => personId)}::integer[])`

/** The sides of one account together. */
function united(sides: readonly Row[]): Row[] {
  const [first] = sides
  if (!first) return []
  const told = new Map<string, HeldReason>()
  for (const reason of sides.flatMap(({ reasons }) => reasons)) told.set(JSON.stringify(reason), reason)
  return [{ ...first, reasons: [...told.values()], parts: [...new Set(sides.flatMap((side) => side.parts))] }]
}

/**
 * All who may see something of the person now, by name; `matches` says who is found by the search. Decided by the rules of
 * each part themselves, in a number of queries that does not depend on how many people there are.
 */
export async function findReaders(
  db: Database,
  parts: readonly PersonPart[],
  of: ReadersOf,
  search: string,
): Promise<(Reader & { matches: boolean })[]> {
  const { caller, today, house } = of
  const groups = merged(db, await everybody(db, today, house), parts, of)
  if (groups.length === 0) return []
  const each = groups.map(({ asker, members }) => readersIn(tableOf(members), asker, parts, of))
  const { rows } = await sql<Row>`
    select x.account_id as id, x.is_setting_up, x.parts, x.reasons, p.id as person_id,
      case when named.may then coalesce(p.full_name, a.login) end as full_name,
      named.may and ${containsWords(sql`coalesce(p.search, people.search_text(a.login))`, search)} as matches,
      array(select r.title from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id order by r.title) as roles
    from (${sql.join(each, sql` union all `)}) x
    join access.account a on a.id = x.account_id left join people.person p on p.admin_user_id = a.id,
    lateral (select p.id is null or ${mayFindPerson(caller, sql.ref('p.id'), today)} as may) named
    order by coalesce(p.sort_name, a.login), a.id`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap(united)
    .map((row) => ({ ...row, kind: readerKind(row.reasons), matches: search === '' || row.matches }))
}
