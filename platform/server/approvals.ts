import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Text } from '#platform/contract/text.ts'
import type { AppContext, Publish } from './app-context.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { Change } from './history.ts'

/** What a decision is made in: of a handler, so that all it brings about stands in its transaction and its history. */
export interface ApprovalCall {
  db: Database
  caller: Caller
  today: string
  context: AppContext
  publish: Publish
  record: (...changes: Change[]) => Promise<void>
}

/** A subject as it is shown to its author and to those who decide, and to nobody else. */
export interface DescribedSubject {
  id: number
  title: string
  /** The page of ours where it stands. */
  link: string
  /** A few, for whoever decides: «Поле — Телефон». */
  facts: readonly { title: string; value: string }[]
}

/** How a run has ended, or come back to its author. */
export interface RunOutcome {
  runId: number
  /** With its suffix, where the kind has variants. */
  kind: string
  subjectId: number
  authorId: number
  /** What whoever has returned or withdrawn it says; the last remark of an approval. */
  remark: string | null
}

/** A step of the route that a kind has until the school edits it: its posts are those of `DeciderPost`. */
export interface UsualStep {
  title: Text
  act: 'approve' | 'sign' | 'acquaint'
  needs: 'all' | 'any'
  /** Working days; null: no term. */
  days: number | null
  posts?: readonly string[]
  /** Whoever holds one of these keys. */
  keys?: readonly PermissionKey[]
}

/** A kind of what is decided upon by a route: declared by the area whose subjects they are. */
export interface ApprovalKind {
  /** `room.subject`: stored with runs and routes, never changed. Runs may bear a variant of it: `room.subject:12`. */
  name: string
  title: Text
  /** Kinds that the school adds as data, each with a route of its own; who has none is led by that of the kind itself. */
  variants?: (db: Database) => Promise<readonly { id: number; title: string }[]>
  /** By which it is led, step after step, until the school gives it a route; without one it must be given first. */
  usual?: readonly UsualStep[]
  /** Many subjects, in one statement; one that is gone is left out. */
  describe: (db: Database, ids: readonly number[], reader: Caller | null) => Promise<readonly DescribedSubject[]>
  /** Each within the transaction of the decision; what it throws refuses the decision. */
  onApproved?: (outcome: RunOutcome, call: ApprovalCall) => Promise<void>
  onReturned?: (outcome: RunOutcome, call: ApprovalCall) => Promise<void>
  onWithdrawn?: (outcome: RunOutcome, call: ApprovalCall) => Promise<void>
  /** It has notices of its own for those who decide and for the author. */
  notifiesItself?: true
}

/** What is known when it is asked who decides. */
export interface DecidersAsked {
  kind: string
  /** Null where a route is tried out. */
  subjectId: number | null
  authorId: number
  /** Of the author, where the subject names one. */
  unitId: number | null
  /** Of the target that the step names. */
  targetId: number | null
  today: string
  context: AppContext
}

/** A post whose holders decide: «руководитель подразделения автора». Declared by the area that knows who holds it. */
export interface DeciderPost {
  /** Stored with routes, never changed. */
  key: string
  title: Text
  /** Among the posts that a step offers, the smallest first. */
  order: number
  /** The kind of subjects that it makes sense for alone; absent: for all. */
  kind?: string
  /** What a step names beside the post: units, positions. */
  targets?: (db: Database, today: string) => Promise<readonly { id: number; title: string }[]>
  /** Of what the holders depend; by default of the author and the unit. */
  dependsOn?: 'nothing' | 'author' | 'subject'
  /** Persons; none where nobody holds the post today. */
  resolve: (db: Database, asked: DecidersAsked) => Promise<readonly number[]>
}

/** What all areas declare of approvals. */
export interface ApprovalParts {
  kinds: readonly ApprovalKind[]
  posts: readonly DeciderPost[]
  /** By the name of a kind, or of a variant of it. */
  kindOf: (kind: string) => ApprovalKind | undefined
}

interface Declaring {
  approvalKinds?: readonly ApprovalKind[]
  deciders?: readonly DeciderPost[]
}

/** @throws Error where two areas declare the same kind or post */
export function assembleApprovals(areas: readonly Declaring[]): ApprovalParts {
  const kinds = areas.flatMap(({ approvalKinds = [] }) => approvalKinds)
  const posts = areas.flatMap(({ deciders = [] }) => deciders).toSorted((one, other) => one.order - other.order)
  const byName = new Map(kinds.map((one) => [one.name, one]))
  if (byName.size < kinds.length) throw new Error('A kind of approvals is declared twice')
  if (new Set(posts.map(({ key }) => key)).size < posts.length) throw new Error('A post of deciders is declared twice')
  return { kinds, posts, kindOf: (kind) => byName.get(kind.split(':', 1)[0] ?? '') }
}
