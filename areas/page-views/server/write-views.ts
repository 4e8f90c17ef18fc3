import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'

/** A navigation, at the moment at which it came. */
export interface NewView {
  account_id: number
  acted_by: number | null
  page_id: string
  path: string
  from_page_id: string | null
  from_path: string | null
}
interface Waiting extends NewView {
  at: Date
}
/** Views that wait for their statement, and its end. */
interface Batch {
  views: Waiting[]
  written: Promise<void>
}

/** So long the first one waits for others; nobody waits for the answer. */
const gatheredMs = 100
const maxViews = 500
const open = new WeakMap<AppContext, Batch>()

async function writeSoon(context: AppContext, views: readonly Waiting[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatheredMs))
  if (open.get(context)?.views === views) open.delete(context)
  await context.db
    .insertInto('page_views.view')
    .values([...views])
    .execute()
}

function begin(context: AppContext): Batch {
  const views: Waiting[] = []
  const batch = { views, written: writeSoon(context, views) }
  open.set(context, batch)
  return batch
}

/** Writes a view together with all that come within the same moment: one statement for a whole break. Ends when it is stored. */
export async function writeView(context: AppContext, view: NewView): Promise<void> {
  const present = open.get(context)
  const batch = present !== undefined && present.views.length < maxViews ? present : begin(context)
  batch.views.push({ ...view, at: now() })
  await batch.written
}
