import { sql } from 'kysely'
import { accountsByRights, matchingReasons, type MatchingReason } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import { titleOfReason } from '#platform/server/reasons.ts'
import type { Reader } from '../../contract/readers.ts'
import { closestTie } from '../../rules/reader-tie.ts'
import { asRequesters, askInBatches, type RequesterGroup, type Question } from './batched-questions.ts'
import { nameReaders } from './name-readers.ts'
import { rememberedAnswer } from './remembered-answer.ts'

/** Of whom, asked by whom, on which day, in which school. */
export interface ReadersOf {
  personId: number
  caller: Caller
  today: string
  context: Pick<AppContext, 'isDemonstration' | 'accessRules'>
}
/** Parts that open to an account on one side of it. */
interface Side {
  account: number
  client: number
  parts: Set<string>
}

const mayCall = ({ requester }: RequesterGroup, { access }: PersonPart) =>
  allows(access, { ...requester, isSettingUp: false })
const personOf = ({ personId }: ReadersOf) => sql<number>`${personId}::integer`

const opening = (requesters: RequesterGroup, part: PersonPart, of: ReadersOf): Question<true> => ({
  id: part.id,
  requesters,
  value: sql<true>`nullif(${part.opens(requesters.requester, personOf(of), of.today)}, false)`,
})
const reasonQuestions = (requesters: RequesterGroup, part: PersonPart, of: ReadersOf): Question<MatchingReason[]>[] =>
  (part.reasons?.(requesters.requester, personOf(of), of.today) ?? [])
    .filter(({ holds }) => holds !== false)
    .map((reason) => ({
      id: reason.id,
      requesters,
      value: sql<MatchingReason[]>`nullif(${matchingReasons([reason])}, '[]')`,
    }))

/** Finds who may open which part of a person. Parts that are shown on the card are checked for those who may open the card. */
async function openSides(db: Database, all: readonly RequesterGroup[], parts: readonly PersonPart[], of: ReadersOf) {
  const sides = new Map<string, Side>()
  const note = (rows: { id: string; account_id: number; client: number }[]) => {
    for (const { id, account_id: account, client } of rows) {
      const side = sides.get(`${account} ${client}`) ?? { account, client, parts: new Set() }
      sides.set(`${account} ${client}`, side)
      side.parts.add(id)
    }
  }
  const ask = (requesters: readonly RequesterGroup[], requested: readonly PersonPart[]) =>
    askInBatches(
      db,
      requesters.flatMap((one) => requested.filter((part) => mayCall(one, part)).map((part) => opening(one, part, of))),
    )
  note(
    await ask(
      all,
      parts.filter(({ isOnCard }) => !isOnCard),
    ),
  )
  const opened = narrowed(all, (account, client) => sides.get(`${account} ${client}`)?.parts.has('card') ?? false)
  note(
    await ask(
      opened,
      parts.filter(({ isOnCard }) => isOnCard),
    ),
  )
  return sides
}

const narrowed = (
  all: readonly RequesterGroup[],
  isMember: (account: number, client: number) => boolean,
): RequesterGroup[] =>
  all.flatMap(({ requester, members }) => {
    const kept = members.filter(({ accountId }) => isMember(accountId, requester.client))
    return kept.length === 0 ? [] : [{ requester, members: kept }]
  })

/** Each reason once: the sides of an account and the parts it opens tell the same. Nobody is told as their own classmate. */
function distinct(reasons: readonly MatchingReason[]): MatchingReason[] {
  const each = [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
  const isSelf = each.some(({ id }) => id === 'oneself')
  return isSelf ? each.filter(({ id }) => id !== 'around-student') : each
}

/** Which sides open what of the person, and why: for whoever asks the same, and however they narrow the list. */
async function decide(db: Database, parts: readonly PersonPart[], of: ReadersOf) {
  const all = asRequesters(await accountsByRights(db, of.today, of.context), of.context.accessRules)
  const sides = await openSides(db, all, parts, of)
  const seeing = narrowed(all, (account, client) => sides.has(`${account} ${client}`))
  const held = await askInBatches(
    db,
    seeing.flatMap((one) =>
      parts.filter((part) => mayCall(one, part)).flatMap((part) => reasonQuestions(one, part, of)),
    ),
  )
  const settingUp = new Set(
    seeing.flatMap(({ requester, members }) =>
      requester.isSettingUp ? members.map(({ accountId }) => accountId) : [],
    ),
  )
  return { sides, held, settingUp }
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
  const { sides, held, settingUp } = await rememberedAnswer(
    db,
    JSON.stringify(['readers', of.personId, of.today, of.context.isDemonstration]),
    () => decide(db, parts, of),
  )
  const reasonsOf = Map.groupBy(held, ({ account_id }) => account_id)
  const sidesOf = Map.groupBy(sides.values(), ({ account }) => account)
  const { reasonTexts } = of.context.accessRules
  const named = await nameReaders(db, [...sidesOf.keys()], of, search)
  return named.map((one) => {
    const opened = new Set(sidesOf.get(one.id)?.flatMap((side) => [...side.parts]))
    const reasons = distinct((reasonsOf.get(one.id) ?? []).flatMap(({ value }) => value))
    return {
      ...one,
      kind: closestTie(reasons.map(({ id }) => reasonTexts[id]?.tie)),
      reasons: reasons.map((reason) => ({ ...reason, title: titleOfReason(reasonTexts, reason) })),
      parts: parts.map(({ id }) => id).filter((id) => opened.has(id)),
      is_setting_up: settingUp.has(one.id),
    }
  })
}
