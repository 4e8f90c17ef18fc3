import { afterAll, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { startTestApp, type Who } from '../test-app.ts'
import { openAttacker } from './attacker.ts'
import { attacksOn, type Attack } from './attacks.ts'
import { turnsWithin } from './budget.ts'
import { knownRows } from './known-rows.ts'
import { liftCeilings } from './no-ceilings.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
await liftCeilings(testApp.db)
const { attack, sidesOf, digests } = await openAttacker(testApp)
const roles: (Who | null)[] = [null, 'student', 'teacher', 'director', 'parent']
/** What is read first: it writes nothing, and all of it is asked in the same sessions. */
const endpoints = areas
  .flatMap((area) => area.endpoints.map(({ endpoint }) => endpoint))
  .toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'))
const knownFor = await knownRows(testApp)

const attacksOf = new Map(endpoints.map((endpoint) => [endpoint, attacksOn(endpoint, knownFor(endpoint))]))
/** Of about 60,000; `HOSTILE=all` sends them all. */
const budget = 500
const takeTurns = turnsWithin(
  budget,
  [...attacksOf.values()].reduce((sum, attacks) => sum + attacks.length, 0),
)

const mayBeTaken = ({ status }: { status: number }, { isNever }: Attack) =>
  status < 400 && isNever ? 'taken, which no field may' : null
const isRefusedWith =
  (...statuses: number[]) =>
  ({ status }: { status: number }) =>
    statuses.includes(status) ? null : `not refused with ${statuses.join(' or ')}`

/** Validates what the contract takes: the handler does it or refuses it, and what it refuses leaves no trace. */
async function checkWrites() {
  let before = await digests()
  return async (answer: { status: number }, sent: Attack) => {
    const after = await digests()
    const isWritten = answer.status >= 400 && JSON.stringify(after) !== JSON.stringify(before)
    before = after
    return isWritten ? 'refused, yet written' : mayBeTaken(answer, sent)
  }
}

test.each(endpoints.map((endpoint, turn) => [`${endpoint.method} ${endpoint.path}`, endpoint, turn] as const))(
  '%s refuses hostile values in every field in words, and nothing changes',
  async (_name, endpoint, turn) => {
    const { letIn, keptOut } = await sidesOf(endpoint, roles)
    const attacks = Object.groupBy(
      takeTurns(attacksOf.get(endpoint) ?? [], turn).map((draw) => draw()),
      ({ isSound }) => (isSound ? 'sound' : 'unsound'),
    )
    const { sound = [], unsound = [] } = attacks
    const before = await digests()
    expect(await attack(unsound, letIn, isRefusedWith(422, 414))).toEqual([])
    expect(await attack(unsound.slice(0, 10), keptOut, isRefusedWith(401, 403, 422, 414))).toEqual([])
    expect(await digests()).toEqual(before)
    // who takes a file, reads of health or where somebody has been is noted
    const isNoted = endpoint.file !== null || /\/health\/|\/page-views\/people\/\{id\}\//.test(endpoint.path)
    const isReading = endpoint.method === 'GET' && endpoint.access.kind !== 'impersonator' && !isNoted
    expect(await attack(sound, letIn, isReading ? mayBeTaken : await checkWrites())).toEqual([])
    if (isReading) expect(await digests()).toEqual(before)
  },
)
