import type { Access } from '#platform/contract/access.ts'
import type { Session } from './api/session.ts'
import type { AreaHistory } from './history/area-history.ts'
import type { ReadAhead } from './offline/fetch-ahead.ts'
import type { KeptQueue } from './outbox/index.ts'
import type { Filling } from './places.tsx'
import type { Page } from './routes.ts'
import type { Finder } from './frame/finder.ts'
import type { ShellPart } from './frame/shell-part.ts'

/** A page and its path, without what its address asks for. */
export interface Viewed {
  pageId: string
  path: string
}

/**
 * What an area gives to the pages behind the sign-in. It is loaded with the first of them: what is not seen at once stands in
 * files of its own (`lazyPage`, `lazyPart`, `import()`).
 */
export interface WebArea {
  pages: readonly Page[]
  /** What it puts into places of rooms below it: tabs of a card, filters of a list. */
  fillings?: readonly Filling[]
  /** What it puts into the frame of pages: a banner, a button of the top bar. */
  shellParts?: readonly ShellPart[]
  /** What Ctrl+K finds beside pages; fetched with its dialog. */
  loadFinders?: () => Promise<readonly Finder[]>
  /** How changes of its tables are described where those of all areas are shown. */
  history?: AreaHistory
  /** What it keeps on this device until the server has it. */
  queues?: readonly KeptQueue[]
  /** What goes on behind the pages of who has come in; begun once. */
  background?: () => unknown
  /** Reads what a day without a network needs, when the first page has long been drawn; for those alone who may open it. */
  fetchAhead?: { access: Access; read: (read: ReadAhead) => Promise<void> }
  /** Addresses that it asks for on every page of this reader: the frame asks for all of them at once. */
  asksAlways?: (session: Session) => readonly string[]
  /** Guard 5: what pages behind the sign-in wait for, the first time. */
  beforePages?: () => Promise<void>
  /** After a navigation. */
  onPageView?: (to: Viewed, from: Viewed | null) => void
}
