import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { IconPrinter } from '#platform/web/icons/index.ts'
import { useLiveCalendar } from '#areas/calendar/web/index.ts'
import { isoDate } from '#platform/contract/wire.ts'
import { mondayOf } from '#platform/contract/calendar-date.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { ActionIcon, Box, Group, PageFrame, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { readWeek, type Week } from '../contract/week.ts'
import { parseWeekSlug } from '../rules/week-slug.ts'
import { SubjectChoice } from './choose/subject-choice.tsx'
import { WeekSwitch } from './choose/week-switch.tsx'
import { useSchoolTime } from './clock/school-time.ts'
import { SubscribeButton } from './calendar/subscribe-button.tsx'
import { StudyWeekName } from './choose/study-week-name.tsx'
import { NoSuchWeek, WeekAnswer } from './week-answer.tsx'
import styles from './week.module.css'

const Address = z.object({ date: z.optional(isoDate) })
/** The page stays open all day: substitutions come in by themselves. */
const refreshMs = 5 * 60_000

/** `/timetable/{slug}`: the week of a class, a teacher, a room, a student, or one's own. */
export function WeekPage() {
  const { slug = 'me' } = useParams({ strict: false })
  // an address that names nobody is no failure of the network
  if (parseWeekSlug(slug) === null) return <UnknownWeek />
  return <WeekOf key={slug} slug={slug} />
}

function UnknownWeek() {
  const { t } = useLingui()
  return (
    <PageFrame title={t`Расписание`}>
      <NoSuchWeek hint={null} isOwn={false} />
    </PageFrame>
  )
}

function WeekOf({ slug }: { slug: string }) {
  const { t } = useLingui()
  const [{ date }, change] = useUrlState(Address)
  const now = useSchoolTime()
  const week = useQuery({
    ...query(readWeek, { params: { slug }, query: date === undefined ? {} : { date: mondayOf(date) } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  useLiveCalendar([readWeek])
  const title = useSubjectTitle(slug, week.data)
  useTitle(week.data ? title : null)
  const own = useSession()?.personId
  const isOwn = week.data !== undefined && ['student', 'teacher'].includes(week.data.kind) && week.data.id === own
  const go = (next: string | null, replace = false) => change({ date: next ?? undefined }, { replace })
  return (
    <Box className={styles['page'] ?? ''}>
      <PageFrame
        title={title}
        subtitle={slug === 'me' ? week.data?.title : undefined}
        actions={<SubjectChoice slug={slug} />}
      >
        <Group gap="sm" justify="space-between" className={styles['onScreen'] ?? ''}>
          <WeekSwitch date={date ?? now.today} today={now.today} onDate={go} />
          {week.data ? <StudyWeekName week={week.data} /> : null}
          {isOwn ? <SubscribeButton personId={week.data.id} /> : null}
          <ActionIcon
            variant="default"
            size={36}
            visibleFrom="md"
            aria-label={t`Напечатать`}
            title={t`Напечатать`}
            onClick={() => window.print()}
          >
            <IconPrinter size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Group>
        <WeekAnswer week={week} slug={slug} now={now} date={date ?? null} onDay={(day) => go(day, true)} />
      </PageFrame>
    </Box>
  )
}

/** The heading of a week: whose it is. */
function useSubjectTitle(slug: string, week: Pick<Week, 'kind' | 'title'> | undefined): string {
  const { t } = useLingui()
  if (slug === 'me') return t`Моё расписание`
  if (week === undefined) return t`Расписание`
  const { kind, title } = week
  if (kind === 'class') return t`Расписание класса ${title}`
  return kind === 'room' ? t`Расписание кабинета: ${title}` : t`Расписание: ${title}`
}
