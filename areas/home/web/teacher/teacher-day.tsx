import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/index.ts'
import { CardAnswer } from '#platform/web/home/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { Loading } from '#platform/web/ui/index.ts'
import { readStaffHome } from '../../contract/staff-home.ts'
import { Replacements } from './replacements.tsx'
import { TodayLessons } from './today-lessons.tsx'
import { WithoutTopic } from './without-topic.tsx'

const refreshMs = 5 * 60_000

/** A teacher's day in cards; of others who may read journals only of those with lessons. */
export function TeacherDay() {
  const { t } = useLingui()
  const isTeacher = useSession()?.roles.includes('teacher') ?? false
  const home = useQuery({ ...keptQuery(readStaffHome), refetchInterval: refreshMs })
  return (
    <CardAnswer of={home} title={t`Мои уроки`} loading={isTeacher ? <Loading lines={6} height={34} /> : null}>
      {({ lessons, without_topic, replacements }) =>
        isTeacher || lessons.length + without_topic.length + replacements.length > 0 ? (
          <>
            <TodayLessons lessons={lessons} />
            <WithoutTopic lessons={without_topic} />
            <Replacements lessons={replacements} />
          </>
        ) : null
      }
    </CardAnswer>
  )
}
