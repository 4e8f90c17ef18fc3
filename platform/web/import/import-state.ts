import * as z from 'zod/mini'
import { importFilters } from '#platform/contract/import.ts'
import { countText, text } from '#platform/contract/wire.ts'
import { useUrlState } from '../ui/use-url-state.ts'

const State = z.object({
  import: z.optional(text(15)),
  show: z._default(z.enum(importFilters), 'all'),
  at: z._default(countText(10_000), 1),
})

/** The import that the page shows, in its address: `new` for a file to come, an id, or none. */
export function useImportState() {
  const [state, change] = useUrlState(State)
  const id = Number(state.import)
  return {
    isOpen: state.import !== undefined,
    id: Number.isInteger(id) && id > 0 ? id : null,
    show: state.show,
    page: state.at,
    /** Another step: nothing of the former one stays. */
    open: (which: number | 'new' | null) =>
      change({ import: which === null ? undefined : String(which), show: undefined, at: undefined }),
    look: (changes: { show?: string; at?: number }) => change({ at: undefined, ...changes }, { replace: true }),
  }
}
export type ImportState = ReturnType<typeof useImportState>
