import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading, PageFrame } from '#platform/web/ui/index.ts'
import { readPermissions } from '../../../contract/permission-table.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { RightsEditor } from './rights-editor.tsx'

const waiting = (
  <PageFrame title={<Trans>Права ролей</Trans>}>
    <Loading lines={14} />
  </PageFrame>
)
const refused = (failure: ReactNode) => <PageFrame title={<Trans>Права ролей</Trans>}>{failure}</PageFrame>

/** `/passport/roles/settings`: what each role opens. */
export function RightsSettingsPage() {
  const matrix = useQuery(query(readRightsMatrix))
  const table = useQuery(query(readPermissions))
  return (
    <Answer of={matrix} loading={waiting} failed={refused}>
      {(found) => (
        <Answer of={table} loading={waiting} failed={refused}>
          {({ groups }) => <RightsEditor matrix={found} table={groups} refetch={() => void matrix.refetch()} />}
        </Answer>
      )}
    </Answer>
  )
}
