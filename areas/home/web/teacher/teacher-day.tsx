import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#platform/web/api/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { Answer, Loading } from '#platform/web/ui/index.ts'
import { readStaffHome } from '../../contract/staff-home.ts'
import { Replacements } from './replacements.tsx'
import { TodayLessons } from './today-lessons.tsx'
import { WithoutTopic } from './without-topic.tsx'
import styles from './teacher.module.css'

const refreshMs = 5 * 60_000

/** A teacher's today; of others who may read journals only of those with lessons. `beside` stands beside it, or alone. */
export function TeacherDay({ beside }: { beside: ReactNode }) {
  const isTeacher = useSession()?.roles.includes('teacher') ?? false
  const home = useQuery({ ...keptQuery(readStaffHome), refetchInterval: refreshMs })
  return (
    <Answer of={home} loading={<Loading lines={6} height={34} />}>
      {({ lessons, without_topic, replacements }) =>
        isTeacher || lessons.length + without_topic.length + replacements.length > 0 ? (
          <div className={styles['day']}>
            <TodayLessons lessons={lessons} />
            <div className={styles['column']}>
              <WithoutTopic lessons={without_topic} />
              <Replacements lessons={replacements} />
              {beside}
            </div>
          </div>
        ) : (
          beside
        )
      }
    </Answer>
  )
}
