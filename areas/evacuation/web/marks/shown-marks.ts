import { compareText } from '#platform/contract/compare.ts'
import type { Totals } from '../../contract/evacuations.ts'
import type { Mark } from '../../contract/marks.ts'
import { idOf } from './arrived.ts'
import { isAdding, markIdOf, type Adding, type TapDraft } from './tap.ts'

/** A person of the list as the reader sees them. */
export interface Shown extends Mark {
  /** The last tap has not reached the server yet. */
  isWaiting: boolean
  /** A tap of the reader's came after another's later one. */
  isSuperseded: boolean
}

/** What has been heard since the lists were read. */
export interface Received {
  marks: ReadonlyMap<number, Mark>
  /** Marks that have left the reader's lists. */
  gone: ReadonlySet<number>
  superseded: ReadonlySet<number>
}
export const nothingReceived: Received = { marks: new Map(), gone: new Set(), superseded: new Set() }

const newer = (one: Mark, other: Mark | undefined): Mark =>
  other === undefined || one.version >= other.version ? one : other

/** Takes marks in: an older version never takes the place of a newer one. */
export function receive(received: Received, marks: readonly Mark[], gone: readonly number[] = []): Received {
  const known = new Map(received.marks)
  const away = new Set(received.gone)
  for (const mark of marks) {
    known.set(mark.id, newer(mark, known.get(mark.id)))
    away.delete(mark.id)
  }
  for (const id of gone) away.add(id)
  return { ...received, marks: known, gone: away }
}

/**
 * What is left of the heard once the lists were read anew: of what had been heard before that reading began, those of whom
 * it tells nothing have left the lists, and who had left them and is told of is back.
 */
export function afterReading(received: Received, before: Received, read: readonly Mark[]): Received {
  const readIds = new Set(read.map(({ id }) => id))
  const isLeft = ([id, mark]: [number, Mark]) => readIds.has(id) || before.marks.get(id) !== mark
  return {
    ...received,
    marks: new Map([...received.marks].filter(isLeft)),
    gone: new Set([...received.gone].filter((id) => !readIds.has(id) || !before.gone.has(id))),
  }
}

const withTap = (mark: Shown, { state, want }: TapDraft): Shown =>
  want === null || isAdding(want) || state === 'refused'
    ? mark
    : {
        ...mark,
        isWaiting: true,
        isSuperseded: false,
        status: want.status ?? mark.status,
        unit_id: want.unit_id ?? mark.unit_id,
        note: want.note ?? mark.note,
        tapped_at: want.tapped_at,
        clash: null,
      }

/** Somebody whom the server does not know yet. */
const added = (id: number, evacuation_id: number, want: Adding): Shown => ({
  ...want,
  id,
  evacuation_id,
  user_id: null,
  class_title: null,
  photo: null,
  photo_large: null,
  last_place: '',
  marked_by_name: null,
  clash: null,
  version: 0,
  isWaiting: true,
  isSuperseded: false,
})

interface Sources {
  read: readonly Mark[]
  received: Received
  /** In the order of tapping. */
  drafts: readonly TapDraft[]
  /** Lists of the reader. */
  unitIds: ReadonlySet<number>
}
/** The people of the reader's lists: what was read, what was heard since, and over both what was tapped here. */
export function shownMarks({ read, received, drafts, unitIds }: Sources): Shown[] {
  const marks = new Map<number, Shown>()
  for (const mark of [...read, ...received.marks.values()]) {
    const known = newer(mark, marks.get(mark.id))
    marks.set(mark.id, { ...known, isWaiting: false, isSuperseded: received.superseded.has(mark.id) })
  }
  for (const draft of drafts) {
    const { want, state, sheet_id } = draft
    const markId = markIdOf(draft)
    if (want === null || markId === null) continue
    const id = idOf(markId)
    const mark = marks.get(id)
    if (mark) marks.set(id, withTap(mark, draft))
    else if (isAdding(want) && id < 0 && state !== 'refused') marks.set(id, added(id, sheet_id, want))
  }
  return [...marks.values()]
    .filter(({ id, unit_id, isWaiting }) => unitIds.has(unit_id) && (isWaiting || !received.gone.has(id)))
    .toSorted((one, other) => compareText(one.name, other.name))
}

/** How many of those expected were told of; who is away today is not expected. */
export const progressOf = ({ total, waiting, away }: Totals) => ({
  marked: total - waiting - away,
  expected: total - away,
})
