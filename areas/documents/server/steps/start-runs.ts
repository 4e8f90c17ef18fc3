import { startApprovals, type Together } from '#areas/approvals/server/index.ts'
import { kindOfRuns } from '../approval-kind.ts'
import type { LockedDocument } from '../card/lock-document.ts'

/**
 * Sends documents along the routes of their kinds; whoever decides tells which version they saw: the next after that given here.
 * @throws Refusal 409 where there is no route, or one is under way already
 */
export const startRuns = (
  call: Parameters<typeof startApprovals>[0],
  documents: readonly Pick<LockedDocument, 'id' | 'kind_id' | 'title' | 'author_id' | 'unit_id' | 'version'>[],
  together?: Together,
) =>
  startApprovals(
    call,
    documents.map(({ id, kind_id, title, author_id, unit_id, version }) => ({
      kind: kindOfRuns(kind_id),
      subjectId: id,
      title,
      authorId: author_id,
      unitId: unit_id,
      contentVersion: version + 1,
    })),
    together,
  )
