import { Trans } from '@lingui/react/macro'
import { ApprovalTrack, DecisionButtons } from '#areas/approvals/web/index.ts'
import { Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

/** Where a document is on its route, and what the reader may decide there; signing has a button of its own. */
export function ApprovalPanel({ of: { approval } }: { of: Document }) {
  const { refresh } = useDocumentCalls()
  if (approval === null) return null
  const { run, mine } = approval
  return (
    <Panel>
      <PanelHead title={<Trans>Согласование</Trans>} mb="xs" />
      <Stack gap="sm">
        <DecisionButtons run={run} mine={mine} onDone={() => void refresh()} />
        <ApprovalTrack run={run} />
      </Stack>
    </Panel>
  )
}
