import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, outdated, type Refusal, refuse } from '#platform/server/refusal.ts'
import { policyChanged, yearRoomName } from '../../contract/events.ts'
import { savePolicy, type StoredPolicy } from '../../contract/policy.ts'
import { formulaOf } from '../../rules/policy.ts'
import { policyDifferences } from '../../rules/policy-differences.ts'
import { requireValid, requireYear, lockYear } from './require-policy.ts'
import { readVersions } from './read-policy.ts'

/** 409 with the version that stands now, whose it is, and what it says. */
function stale({ version, author, reason, rules: { weights } }: StoredPolicy): Refusal {
  const by = [author, reason].filter(Boolean).join(': ')
  const { fo, sor, soch } = weights
  return conflict(
    msg`Правила уже изменили: сейчас действует версия ${version}${by === '' ? '' : ` (${by})`}, веса ${fo} / ${sor} / ${soch}. Посмотрите её и повторите`,
  )
}

export const savePolicyHandler = handle(savePolicy, async ({ body, db, today, caller, record, publish }) => {
  const { year_id, version: seen, reason, ...given } = body
  requireValid(given)
  await requireYear(db, year_id, today)
  await lockYear(db, year_id)
  const [present] = await readVersions(db, year_id)
  if (present && present.version !== seen) throw stale(present)
  if (!present && seen !== 0) throw outdated(msg`У этого года правил ещё нет. Обновите страницу и повторите`)
  if (present && policyDifferences(present.rules, given).length === 0)
    throw refuse('reason', msg`Правила не изменились`)
  const version = seen + 1
  const rules = { version, formula: formulaOf(given.weights), ...given }
  await sql`
    insert into grading.policy (year_id, version, rules, author_id, reason)
    values (${year_id}, ${version}, ${JSON.stringify(rules)}, ${caller.personId}, ${reason})`.execute(db)
  const [stored] = await readVersions(db, year_id)
  if (!stored) throw outdated(msg`Правила не сохранены. Обновите страницу и повторите`)
  await record({ subject: 'grading.policy', id: stored.id, before: present?.rules, after: stored.rules })
  const policy = { id: stored.id, version: stored.version, rules: stored.rules }
  publish(yearRoomName(year_id), policyChanged, { year_id, policy })
  return stored
})
