import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading, PageFrame } from '#platform/web/ui/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { RightsEditor } from './rights-editor.tsx'

/** `/passport/roles/settings`: what each role opens. */
export function RightsSettingsPage() {
  const matrix = useQuery(query(readRightsMatrix))
  return (
    <Answer
      of={matrix}
      loading={
        <PageFrame title={<Trans>Права ролей</Trans>}>
          <Loading lines={14} />
        </PageFrame>
      }
      failed={(failure) => <PageFrame title={<Trans>Права ролей</Trans>}>{failure}</PageFrame>}
    >
      {(found) => <RightsEditor matrix={found} refetch={() => void matrix.refetch()} />}
    </Answer>
  )
}
