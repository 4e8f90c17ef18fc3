import { sql, type RawBuilder } from 'kysely'
import { isWithin, scopeOf, unionOfScopes } from '#areas/access/server/index.ts'
import { decidesOn, type ActingFor } from '#areas/approvals/server/index.ts'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { Within } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import { docDocuments, docSign } from '../contract/permissions.ts'
import { documentSubject } from './approval-kind.ts'

/** Who asks for documents: the caller, and those in whose place they act today. */
export interface Reader {
  caller: Caller
  /** Ids of persons; empty for an account without one. */
  persons: readonly number[]
  /** Those among them in whose place the caller acts. */
  deputising: readonly ActingFor[]
  today: string
}

const among = (column: RawBuilder<unknown>, persons: readonly number[]) =>
  sql<boolean>`${column} = any(${[...persons]}::integer[])`

const unitsBelow = (given: RawBuilder<unknown>) => sql`(
  with recursive scope_below as (
    select scope_u.id from organisation.unit scope_u where scope_u.id in (${given})
    union
    select scope_c.id from organisation.unit scope_c join scope_below on scope_c.parent_id = scope_below.id)
  select id from scope_below)`
const isOfUnits = ({ units }: Within) =>
  sql<boolean>`d.unit_id in ${unitsBelow(sql`select unnest(${[...units]}::integer[])`)}`

/** Units in which the caller works or which they head. */
const ownUnits = ({ persons, today }: Reader) => sql`
  select scope_e.unit_id from people.employment scope_e
  where ${among(sql.ref('scope_e.person_id'), persons)} and scope_e.during @> ${today}::date
  union select scope_h.unit_id from organisation.unit_head scope_h
  where ${among(sql.ref('scope_h.person_id'), persons)} and scope_h.during @> ${today}::date`

/** Of kinds that name the caller's units or roles as their readers. */
const isNamedReader = (reader: Reader) => sql<boolean>`d.kind_id in (
  select scope_r.kind_id from documents.kind_right scope_r where scope_r.act = 'read' and (
    scope_r.unit_id in (${ownUnits(reader)})
    or scope_r.role_id in (select scope_a.role_id from access.account_role scope_a
      where scope_a.account_id = ${reader.caller.accountId})))`

/** What is addressed to somebody: to decide on, to carry out, to know, to resolve. */
const isAddressed = ({ persons }: Reader) => sql<boolean>`(
  ${among(sql.ref('d.addressee_id'), persons)}
  or d.id in (select scope_s.document_id from documents.assignment scope_s where ${among(sql.ref('scope_s.person_id'), persons)})
  or (d.status = 'accepted' and d.id in (select scope_q.document_id from documents.acquaintance scope_q
    where ${among(sql.ref('scope_q.person_id'), persons)}))
  or ${decidesOn(documentSubject, sql.ref('d.id'), persons)})`

/** A certificate of somebody, or of a child one represents, once it is accepted. */
const isOwnPaper = ({ caller, today }: Reader) => sql<boolean>`(k.genre = 'certificate' and d.status = 'accepted'
  and (d.person_id = ${caller.personId}::integer or ${isOwnChild(caller, sql.ref('d.person_id'), today)}))`

/** The registers the caller keeps or reads: all with the keys, else those of the own units; confidential kinds by name only. */
function isInRegister(reader: Reader): RawBuilder<boolean> {
  const { caller } = reader
  const keeps = scopeOf(caller, 'write', docDocuments)
  const reads = scopeOf(caller, 'read', docDocuments)
  const signs = unionOfScopes([scopeOf(caller, 'read', docSign)])
  const ofOwnUnits = reads === 'none' ? sql<boolean>`false` : sql<boolean>`d.unit_id in ${unitsBelow(ownUnits(reader))}`
  return sql<boolean>`(${isWithin(signs, isOfUnits)}
    or (not k.is_confidential and (${isWithin(keeps, isOfUnits)} or ${ofOwnUnits}))
    or ${isNamedReader(reader)})`
}

/** Whether the reader may see document `d` of kind `k`. */
export function mayRead(reader: Reader): RawBuilder<boolean> {
  const { caller, persons } = reader
  const own = sql<boolean>`(${among(sql.ref('d.author_id'), persons.slice(0, 1))} or ${isAddressed(reader)} or ${isOwnPaper(reader)})`
  return caller.client === 1 ? own : sql<boolean>`(${own} or ${isInRegister(reader)})`
}

/** Whether the reader keeps the register in which document `d` of kind `k` stands. */
export function keepsRegister(reader: Reader): RawBuilder<boolean> {
  const keeps = scopeOf(reader.caller, 'write', docDocuments)
  return sql<boolean>`(not k.is_confidential and ${isWithin(keeps, isOfUnits)})`
}
