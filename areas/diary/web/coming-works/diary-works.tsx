import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Button, Panel, Text } from '#platform/web/ui/index.ts'
import { readComingWorks } from '../../contract/coming-works.ts'
import { ComingWorks } from './coming-works.tsx'

const shownFirst = 3

/** In the diary, under its week: what is to be written within a month, the nearest three first. Nothing is said where nothing is planned. */
export function DiaryWorks({ studentId }: { studentId: number | null }) {
  const works = useQuery(query(readComingWorks, { query: studentId === null ? {} : { student: String(studentId) } }))
  const [isWhole, setWhole] = useState(false)
  if (!works.data || works.data.items.length === 0) return null
  const { items } = works.data
  const rest = items.length - shownFirst
  return (
    <Panel p="sm" data-print="never">
      <Text component="h2" size="sm" fw={600} mb={6}>
        <Trans>Ближайшие СОР и СОЧ</Trans>
      </Text>
      <ComingWorks works={isWhole ? items : items.slice(0, shownFirst)} />
      {rest > 0 && !isWhole ? (
        <Button size="compact-sm" variant="subtle" mt={4} onClick={() => setWhole(true)}>
          <Trans>ещё {rest}</Trans>
        </Button>
      ) : null}
    </Panel>
  )
}
