import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading } from '#platform/web/ui/index.ts'
import { readHeadsHome } from '../../contract/heads-home.ts'
import { AbsentNow } from './absent-now.tsx'
import { ComingAtSchool } from './coming-at-school.tsx'
import { CompletionNow } from './completion-now.tsx'
import { QuarterIndicators } from './quarter-indicators.tsx'
import dayStyles from '../day/day.module.css'

const refreshMs = 5 * 60_000

/** The school to a deputy head, the cathedra to its head. */
export function HeadsHomePanels() {
  const home = useQuery({ ...query(readHeadsHome), refetchInterval: refreshMs })
  return (
    <Answer of={home} loading={<Loading lines={8} />}>
      {(shown) => (
        <div className={dayStyles['panels']}>
          <CompletionNow home={shown} />
          <div className={dayStyles['column']}>
            {shown.is_whole_school ? <AbsentNow home={shown} /> : null}
            <QuarterIndicators home={shown} />
          </div>
          <ComingAtSchool home={shown} />
        </div>
      )}
    </Answer>
  )
}
