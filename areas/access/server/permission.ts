import { joined, texts, type Text } from '#platform/contract/text.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Permission } from '#platform/server/permission.ts'
import { roleSets, type DefaultRole, type RoleSet } from '../rules/role-sets.ts'

type Words<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Line
/** Roles and sets of them in one line of text; a word that is neither does not compile. */
type Roles<Line extends string> = Words<Line> extends DefaultRole | RoleSet | '' ? Line : never

const isSet = (word: string): word is RoleSet => word in roleSets
const rolesOf = (text: string): DefaultRole[] => [
  ...new Set(
    text
      .split(' ')
      .filter(Boolean)
      .flatMap((word) => (isSet(word) ? roleSets[word] : [word as DefaultRole])),
  ),
]

/** Who holds every key that is not closed to them: what a new area brings, the heads may read at once. */
const byNature: Readonly<Record<PermissionLevel, readonly DefaultRole[]>> = {
  read: roleSets.HEADS,
  write: ['ceasar'],
}

interface Declared<R extends string, W extends string, C extends string> extends Omit<
  Permission,
  'key' | 'grants' | 'title' | 'opens'
> {
  title: Text
  opens: Text
  /** Default roles that hold the key for reading. */
  read?: Roles<R>
  /** For writing, which includes reading. */
  write?: Roles<W>
  /** Of the heads, who otherwise read every key, and the superadministrator, who otherwise writes it. */
  closedTo?: Roles<C>
}

/** Declares a key with its words, its place in the matrix, and who holds it by default. */
export function permission<const R extends string = '', const W extends string = '', const C extends string = ''>(
  key: PermissionKey,
  { read = '' as Roles<R>, write = '' as Roles<W>, closedTo = '' as Roles<C>, ...declared }: Declared<R, W, C>,
): Permission {
  const closed = rolesOf(closedTo)
  const open = (level: PermissionLevel) => byNature[level].filter((role) => !closed.includes(role))
  const writers = [...new Set([...rolesOf(write), ...open('write')])]
  const readers = [...new Set([...rolesOf(read), ...open('read')])].filter((role) => !writers.includes(role))
  const { title, opens, ...rest } = declared
  return joined({ ...rest, key, grants: { read: readers, write: writers } }, texts({ title, opens }))
}
