import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { CardAnswer } from '#platform/web/home/index.ts'
import { Loading } from '#platform/web/ui/index.ts'
import { readHeadsHome } from '../../contract/heads-home.ts'
import { AbsentNow } from './absent-now.tsx'
import { ComingAtSchool } from './coming-at-school.tsx'
import { CompletionNow } from './completion-now.tsx'
import { QuarterIndicators } from './quarter-indicators.tsx'

const refreshMs = 5 * 60_000

/** The school to a deputy head, the cathedra to its head: a card each. */
export function HeadsHomePanels() {
  const { t } = useLingui()
  const home = useQuery({ ...query(readHeadsHome), refetchInterval: refreshMs })
  return (
    <CardAnswer of={home} title={t`Школа сегодня`} loading={<Loading lines={8} />}>
      {(shown) => (
        <>
          {shown.is_whole_school ? <AbsentNow home={shown} /> : null}
          <CompletionNow home={shown} />
          <ComingAtSchool home={shown} />
          <QuarterIndicators home={shown} />
        </>
      )}
    </CardAnswer>
  )
}
