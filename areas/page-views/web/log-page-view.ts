import { currentSession } from '#platform/web/api/index.ts'
import { say } from '#platform/web/realtime/index.ts'
import { recordPageView } from '../contract/page-view.ts'

interface Viewed {
  pageId: string
  path: string
}

/** Writes a navigation into the log of page views. */
export function logPageView(to: Viewed, from: Viewed | null): void {
  // who sets up the second factor is let to nothing else yet
  if (currentSession()?.isSettingUp) return
  say(recordPageView, {
    body: { page_id: to.pageId, path: to.path, from_page_id: from?.pageId ?? null, from_path: from?.path ?? null },
  })
}
