import { allows, read, write } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { NormKind } from '#platform/server/norm.ts'
import { notFound, forbidden } from '#platform/server/refusal.ts'
import type { Norm } from '../contract/norms.ts'
import { readStored, type StoredNumbers } from './numbers-on.ts'

const mayRead = (caller: Caller, kind: NormKind) => allows(read(kind.permission), caller)
const mayChange = (caller: Caller, kind: NormKind) => allows(write(kind.permission), caller)

function toNorm(kind: NormKind, stored: readonly StoredNumbers[], caller: Caller): Norm {
  const own = stored.filter(({ norm }) => norm === kind.key)
  const days = new Set(own.map(({ since }) => since))
  const initial = kind.initial
    .filter(({ since }) => !days.has(since))
    .map(({ since, source, numbers }) => ({ since, numbers, source: String(source), version: null }))
  const entered = own.map(({ since, numbers, source, version }) => ({ since, numbers, source, version }))
  return {
    key: kind.key,
    title: String(kind.title),
    group: String(kind.group),
    unit: String(kind.unit),
    lines: kind.lines.map(({ key, title }) => ({ key, title: String(title) })),
    max: kind.max,
    decimals: kind.decimals,
    may_change: mayChange(caller, kind),
    values: [...entered, ...initial].toSorted((one, other) => other.since.localeCompare(one.since)),
  }
}

/** Norms that the caller may see, in the order given. */
export async function readableNorms(db: Database, kinds: readonly NormKind[], caller: Caller): Promise<Norm[]> {
  const readable = kinds.filter((kind) => mayRead(caller, kind))
  const stored = await readStored(
    db,
    readable.map(({ key }) => key),
  )
  return readable.map((kind) => toNorm(kind, stored, caller))
}

/** A norm as it stands now. */
export const readNorm = async (db: Database, kind: NormKind, caller: Caller): Promise<Norm> =>
  toNorm(kind, await readStored(db, [kind.key]), caller)

/** @throws Refusal 404 where the caller may not even see it, 403 where only see */
export function requireNorm(
  kinds: readonly NormKind[],
  key: string,
  { caller, toChange }: { caller: Caller; toChange: boolean },
): NormKind {
  const kind = kinds.find((one) => one.key === key)
  if (!kind || !mayRead(caller, kind)) throw notFound()
  if (toChange && !mayChange(caller, kind)) throw forbidden()
  return kind
}
