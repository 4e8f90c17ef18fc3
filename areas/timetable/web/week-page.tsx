import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { isoDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, Loading, PageFrame, Stack, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { readWeek, type Week } from '../contract/week.ts'
import { ClassChoice } from './class-choice.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekSwitch } from './week-switch.tsx'
import styles from './week.module.css'

const Address = z.object({ date: z.optional(isoDate) })

/** `/timetable/{slug}`: the week of a class, a teacher, a room, a student, or one's own. */
export function WeekPage() {
  const { t } = useLingui()
  const { slug = 'me' } = useParams({ strict: false })
  const [{ date }, change] = useUrlState(Address)
  const asked = { params: { slug }, query: date === undefined ? {} : { date } }
  const week = useQuery({ ...query(readWeek, asked), placeholderData: keepPreviousData })
  const title = week.data && slug !== 'me' ? t`Расписание: ${week.data.title}` : t`Моё расписание`
  useTitle(week.data ? title : null)
  return (
    <PageFrame title={title} actions={<ClassChoice slug={slug} />}>
      <Answer of={week} loading={<Loading lines={12} height={36} />}>
        {(data) => (
          <Stack gap="md" aria-busy={week.isPlaceholderData}>
            <Group>
              <WeekSwitch
                monday={data.monday}
                today={data.today}
                onDate={(next) => change({ date: next ?? undefined })}
              />
            </Group>
            <WeekContent week={data} />
          </Stack>
        )}
      </Answer>
    </PageFrame>
  )
}

/** A grid where there is room for it, days one after another on a phone; a week without lessons says so. */
function WeekContent({ week }: { week: Week }) {
  const isEmpty = week.days.every(({ lessons, free }) => lessons.length === 0 && free === null)
  if (isEmpty)
    return (
      <Empty
        title={<Trans>На этой неделе уроков нет</Trans>}
        hint={<Trans>Посмотрите другую неделю или выберите класс.</Trans>}
      />
    )
  return (
    <>
      <div className={styles['wide']}>
        <WeekGrid week={week} />
      </div>
      <div className={styles['narrow']}>
        <WeekDays week={week} />
      </div>
    </>
  )
}
