import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { WaitingReasons } from '#areas/student-absences/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Badge, LinkAnchor, Loading, Text } from '#platform/web/ui/index.ts'
import { readClassHome, type ClassDay } from '../../contract/class-home.ts'
import { DayPanel } from '../day/day-panel.tsx'
import { Nothing } from '../day/nothing.tsx'
import { FewMarks } from './few-marks.tsx'
import dayStyles from '../day/day.module.css'

const refreshMs = 5 * 60_000

/** The own classes today; nothing for who leads none. */
export function ClassHome() {
  const home = useQuery({ ...query(readClassHome), refetchInterval: refreshMs })
  return (
    <Answer of={home} loading={<Loading lines={5} />}>
      {({ classes, quarter }) =>
        classes.length === 0 ? null : (
          <div className={dayStyles['panels']}>
            {classes.map((one) => (
              <Absent key={one.id} day={one} />
            ))}
            <Reasons />
            {classes.map((one) => (
              <Failing key={one.id} day={one} quarter={quarter} />
            ))}
            <FewMarks classes={classes} />
          </div>
        )
      }
    </Answer>
  )
}

function Reasons() {
  const { t } = useLingui()
  return (
    <DayPanel
      title={t`Причины отсутствия ждут ответа`}
      aside={
        <LinkAnchor to="/absence-reasons" size="sm">
          <Trans>Все</Trans>
        </LinkAnchor>
      }
    >
      <WaitingReasons
        empty={
          <Nothing>
            <Trans>Новых сообщений от родителей нет</Trans>
          </Nothing>
        }
      />
    </DayPanel>
  )
}

function Absent({ day: { title, students, absent } }: { day: ClassDay }) {
  const { t } = useLingui()
  return (
    <DayPanel
      title={t`${title}: отсутствуют сегодня`}
      aside={
        <Badge variant="light" color={absent.length > 0 ? 'orange' : 'teal'}>
          {absent.length} / {students}
        </Badge>
      }
    >
      <ul className={dayStyles['list']}>
        {absent.map(({ student_id, full_name, slots, letters, reason }) => (
          <li key={student_id} className={dayStyles['item']}>
            <LinkAnchor to="/users/$id" params={{ id: String(student_id) }} c="inherit" fw={600}>
              {full_name}
            </LinkAnchor>
            <Text component="span" size="sm" c="dimmed">
              {[
                letters.join(', '),
                slots.length === 1 ? t`${slots[0] ?? 0}-й урок` : t`уроки ${slots.join(', ')}`,
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      {absent.length === 0 ? (
        <Nothing>
          <Trans>На сегодня никто не отмечен отсутствующим</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}

function Failing({ day: { title, failing }, quarter }: { day: ClassDay; quarter: string | null }) {
  const { t } = useLingui()
  return (
    <DayPanel
      title={quarter === null ? t`${title}: неуспевающие` : t`${title}: неуспевающие, ${quarter}`}
      aside={
        failing.length > 0 ? (
          <Badge variant="light" color="red">
            <Plural value={failing.length} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
          </Badge>
        ) : null
      }
    >
      <ul className={dayStyles['list']}>
        {failing.map(({ student_id, full_name, courses }) => (
          <li key={student_id} className={dayStyles['item']}>
            <LinkAnchor
              to="/users/$id"
              params={{ id: String(student_id) }}
              search={{ tab: 'studies' }}
              c="inherit"
              fw={600}
            >
              {full_name}
            </LinkAnchor>
            <Text component="span" size="sm" c="dimmed">
              {courses.join(', ')}
            </Text>
          </li>
        ))}
      </ul>
      {failing.length === 0 ? (
        <Nothing>
          <Trans>В последней законченной четверти неуспевающих нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
