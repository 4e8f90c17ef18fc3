import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { inPanel } from '#platform/web/home/index.ts'
import { Answer, Loading } from '#platform/web/ui/index.ts'
import { readHeadsHome } from '../../contract/heads-home.ts'
import { AbsentNow } from './absent-now.tsx'
import { ComingAtSchool } from './coming-at-school.tsx'
import { CompletionNow } from './completion-now.tsx'
import { QuarterIndicators } from './quarter-indicators.tsx'

const refreshMs = 5 * 60_000

/** The school to a deputy head, the cathedra to its head: a card each. */
export function HeadsHomePanels() {
  const home = useQuery({ ...query(readHeadsHome), refetchInterval: refreshMs })
  return (
    <Answer of={home} loading={<Loading lines={8} />} failed={inPanel}>
      {(shown) => (
        <>
          {shown.is_whole_school ? <AbsentNow home={shown} /> : null}
          <CompletionNow home={shown} />
          <ComingAtSchool home={shown} />
          <QuarterIndicators home={shown} />
        </>
      )}
    </Answer>
  )
}
