import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import { readComingWorks } from '../../contract/coming-works.ts'
import { ComingWorks } from './coming-works.tsx'

/** In the diary, under its week: what is to be written within a month, the nearest three first. Nothing is said where nothing is planned. */
export function DiaryWorks({ studentId }: { studentId: number | null }) {
  const works = useQuery(query(readComingWorks, { query: studentId === null ? {} : { student: String(studentId) } }))
  if (!works.data || works.data.items.length === 0) return null
  return (
    <Panel p="sm" data-print="never">
      <Text component="h2" size="sm" fw={600} mb={6}>
        <Trans>Ближайшие СОР и СОЧ</Trans>
      </Text>
      <ComingWorks works={works.data.items} />
    </Panel>
  )
}
