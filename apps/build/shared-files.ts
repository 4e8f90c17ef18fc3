/** What a build knows of its modules. */
export interface ModuleGraph {
  imports: (id: string) => readonly string[]
  dynamicImports: (id: string) => readonly string[]
  /** Characters of its code. */
  size: (id: string) => number
}
interface Needs {
  graph: ModuleGraph
  /** What every page opens with: these, and all that they import. */
  entries: readonly string[]
  /** The group of files that takes a module anyway, if there is one. */
  groupOf: (id: string) => string | undefined
  /** How often what is asked for later (`import()`) is opened, beside others. */
  weightOf: (id: string) => number
}

/** Bytes that a file costs by being one: headers, worse packing, a slow phone's while. */
const fileBytes = 1_300
/** Packed bytes of a character of code. */
const packed = 0.2

/** A set of small whole numbers. */
type Bits = bigint
const bit = (index: number): Bits => 1n << BigInt(index)
const has = (set: Bits, index: number) => ((set >> BigInt(index)) & 1n) === 1n
function membersOf(set: Bits): number[] {
  const text = set.toString(2)
  const found: number[] = []
  for (let at = text.length - 1; at >= 0; at--) if (text[at] === '1') found.push(text.length - 1 - at)
  return found
}

function reachedFrom(start: readonly string[], graph: ModuleGraph, known: ReadonlySet<string>): Set<string> {
  const reached = new Set(start)
  // a set goes on to what is added while it is walked
  for (const id of reached) for (const next of graph.imports(id)) if (!known.has(next)) reached.add(next)
  return reached
}

/** Whatever is asked for later, from anywhere, with all that it needs beside what has been opened. */
function findLater(graph: ModuleGraph, opened: ReadonlySet<string>): Map<string, Set<string>> {
  const later = new Map<string, Set<string>>()
  const waiting = [...opened].flatMap(graph.dynamicImports)
  for (const start of waiting) {
    if (later.has(start) || opened.has(start)) continue
    const reached = reachedFrom([start], graph, opened)
    later.set(start, reached)
    waiting.push(...[...reached].flatMap(graph.dynamicImports))
  }
  return later
}

interface Draft {
  /** By file, as the rest. */
  modules: string[][]
  bytes: number[]
  /** The files that a file brings along, itself among them. */
  brings: Bits[]
  /** Whether the file may be joined with others. */
  isOurs: boolean[]
  /** By what is asked for later: the files that it needs. */
  needs: { weight: number; files: Bits }[]
}

/** Adds to each set those of its members, until nothing is added any more. */
function followed(sets: readonly Bits[]): Bits[] {
  const all = [...sets]
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false
    all.forEach((set, index) => {
      const grown = membersOf(set).reduce((sum, one) => sum | (all[one] ?? 0n), set)
      isGrowing ||= grown !== set
      all[index] = grown
    })
  }
  return all
}

/** A file for each set of those who need it, and one for each group. */
function draftOf({ graph, groupOf, weightOf }: Needs, later: ReadonlyMap<string, ReadonlySet<string>>): Draft {
  const users = new Map<string, string[]>()
  for (const [start, reached] of later) for (const id of reached) users.set(id, [...(users.get(id) ?? []), start])
  const keyOf = (id: string) => groupOf(id) ?? `of ${(users.get(id) ?? []).toSorted().join()}`
  const files = Map.groupBy([...users.keys()].toSorted(), keyOf)
  const indexOf = new Map([...files.values()].flatMap((ids, index) => ids.map((id) => [id, index] as const)))
  const bitsOf = (ids: Iterable<string>) =>
    [...ids].reduce((set, id) => {
      const index = indexOf.get(id)
      return index === undefined ? set : set | bit(index)
    }, 0n)
  const modules = [...files.values()]
  const brings = followed(modules.map((ids) => bitsOf([...ids, ...ids.flatMap(graph.imports)])))
  const needs = [...later].map(([start, reached]) => ({
    weight: weightOf(start),
    files: membersOf(bitsOf(reached)).reduce((sum, index) => sum | (brings[index] ?? 0n), 0n),
  }))
  const isOurs = modules.map(([id = '']) => groupOf(id) === undefined && (users.get(id)?.length ?? 0) > 1)
  const bytes = modules.map((ids) => packed * ids.reduce((sum, id) => sum + graph.size(id), 0))
  return { modules, bytes, brings, isOurs, needs }
}

/** By file: the numbers of those who need it. */
function usersOf({ modules, needs }: Draft): Bits[] {
  const users = modules.map(() => 0n)
  for (const [index, { files }] of needs.entries())
    for (const file of membersOf(files)) users[file] = (users[file] ?? 0n) | bit(index)
  return users
}

interface Pair {
  one: number
  other: number
  /** Who needs one of them only. */
  apart: Bits
  /** What those who need both save. */
  most: number
}
/** Of files that may be joined, the pairs that somebody needs, those that may save most first. */
function pairsOf(draft: Draft): Pair[] {
  const ours = draft.isOurs.flatMap((isOurs, index) => (isOurs ? [index] : []))
  const users = usersOf(draft)
  const pairs = ours.flatMap((one, at) =>
    ours.slice(at + 1).flatMap((other) => {
      const [ofOne = 0n, ofOther = 0n] = [users[one], users[other]]
      const both = ofOne & ofOther
      if (both === 0n) return []
      const most = membersOf(both).reduce((sum, user) => sum + (draft.needs[user]?.weight ?? 0) * fileBytes, 0)
      return [{ one, other, apart: ofOne ^ ofOther, most }]
    }),
  )
  return pairs.toSorted((a, b) => b.most - a.most)
}

/**
 * Bytes that all together save by the two files being one; what either brings along then comes to who needed the other alone.
 * @param least less is of no interest
 */
function gainOf({ bytes, brings, needs }: Draft, { one, other, apart, most }: Pair, least: number): number {
  const brought = (brings[one] ?? 0n) | (brings[other] ?? 0n)
  let gain = most
  for (const user of membersOf(apart)) {
    if (gain <= least) break
    const { weight, files } = needs[user] ?? { weight: 0, files: 0n }
    for (const more of membersOf(brought & ~files)) gain -= weight * (bytes[more] ?? 0)
  }
  return gain
}

/** Two files that bring each other along by a third can't be one: it would need what needs it. */
function isRing({ brings }: Draft, one: number, other: number): boolean {
  const goesRound = (from: number, to: number) =>
    membersOf((brings[from] ?? 0n) & ~bit(from) & ~bit(to)).some((between) => has(brings[between] ?? 0n, to))
  return goesRound(one, other) || goesRound(other, one)
}

function join(draft: Draft, one: number, other: number): void {
  const { modules, bytes, brings, needs, isOurs } = draft
  modules[one]?.push(...(modules[other] ?? []))
  modules[other] = []
  bytes[one] = (bytes[one] ?? 0) + (bytes[other] ?? 0)
  bytes[other] = 0
  isOurs[other] = false
  const brought = ((brings[one] ?? 0n) | (brings[other] ?? 0n)) & ~bit(other)
  const moved = (set: Bits) => (has(set, one) || has(set, other) ? (set & ~bit(other)) | brought : set)
  brings.forEach((set, index) => (brings[index] = moved(set)))
  brings[other] = 0n
  for (const need of needs) need.files = moved(need.files)
}

/** Pairs that save this much less than the best wait for a later round: each that is joined changes what others save. */
const worthOf = 0.9

/** The pairs by which all save most. */
function bestOf(draft: Draft): Pair[] {
  let best = 0
  const found: (Pair & { gain: number })[] = []
  for (const pair of pairsOf(draft)) {
    const least = worthOf * best
    if (pair.most <= least) break
    const gain = gainOf(draft, pair, least)
    if (gain <= least || isRing(draft, pair.one, pair.other)) continue
    best = Math.max(best, gain)
    found.push({ ...pair, gain })
  }
  return found.filter(({ gain }) => gain > worthOf * best).toSorted((a, b) => b.gain - a.gain)
}

/** Joins the pairs that save most, as long as any saves. */
function joinAll(draft: Draft): void {
  for (;;) {
    const pairs = bestOf(draft)
    if (pairs.length === 0) return
    const joined = new Set<number>()
    for (const { one, other } of pairs) {
      if (joined.has(one) || joined.has(other) || isRing(draft, one, other)) continue
      join(draft, one, other)
      joined.add(one).add(other)
    }
  }
}

/**
 * Which modules that several pages share stand in a file together. Each set of pages has files of its own to begin with; those
 * are joined for which the pages pay less together than apart, whatever the joined file brings along included.
 * @returns a name of the file by module; a module that is not named is needed by one alone, or has its group
 */
export function planSharedFiles(needs: Needs): ReadonlyMap<string, string> {
  const opened = reachedFrom(needs.entries, needs.graph, new Set())
  const draft = draftOf(needs, findLater(needs.graph, opened))
  joinAll(draft)
  return new Map(
    draft.modules.flatMap((ids, index) => (draft.isOurs[index] ? ids.map((id) => [id, `part~${index}`] as const) : [])),
  )
}

interface Options {
  entries: readonly string[]
  /** Those that take their modules before. */
  groups: readonly { name: string; test: RegExp }[]
  /** How often what is asked for later is opened, beside others. */
  weightOf: (id: string) => number
}
type ModuleInfo = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

/** Names the file of each module that several pages share, for `codeSplitting`. */
export function nameSharedFiles({ entries, groups, weightOf }: Options) {
  let plan: ReadonlyMap<string, string> | undefined
  return (module: string, build: { getModuleInfo: (id: string) => ModuleInfo | null }): string | null => {
    plan ??= planSharedFiles({
      graph: {
        imports: (id) => build.getModuleInfo(id)?.importedIds ?? [],
        dynamicImports: (id) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        size: (id) => build.getModuleInfo(id)?.code?.length ?? 0,
      },
      entries,
      groupOf: (id) => groups.find(({ test }) => test.test(id))?.name,
      weightOf,
    })
    return plan.get(module) ?? null
  }
}
