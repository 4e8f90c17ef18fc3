import type { ChangeUrl } from '#platform/web/ui/use-url-state.ts'
import type { JournalAddress } from './choose/address.ts'

/** What of a journal the address says, and its change; a part of the page may keep words of its own there. */
export interface JournalPlace {
  address: JournalAddress
  change: (changes: Readonly<Record<string, unknown>>, how?: ChangeUrl) => void
}
