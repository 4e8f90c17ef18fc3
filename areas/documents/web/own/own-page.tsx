import { Trans } from '@lingui/react/macro'
import { PageFrame } from '#platform/web/ui/index.ts'
import { OwnPapers } from './own-papers.tsx'

/** `/documents/own`: one's own papers, and what one may ask for. */
export function OwnPage() {
  return (
    <PageFrame title={<Trans>Справки и заявления</Trans>}>
      <OwnPapers personId={null} name={null} />
    </PageFrame>
  )
}
