import { request } from '#platform/web/api/index.ts'
import { recordPageView } from '../contract/page-view.ts'

interface Viewed {
  pageId: string
  path: string
}

/** Writes a navigation into the log of page views; its failures are nobody's concern. */
export const logPageView = (to: Viewed, from: Viewed | null): void =>
  void request(recordPageView, {
    body: { page_id: to.pageId, path: to.path, from_page_id: from?.pageId ?? null, from_path: from?.path ?? null },
  }).catch(() => undefined)
