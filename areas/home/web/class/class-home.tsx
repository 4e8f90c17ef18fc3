import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DayPanel, Nothing, PanelItem, PanelList, ownClassPanels } from '#platform/web/home/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Badge, LinkAnchor, Loading, Text } from '#platform/web/ui/index.ts'
import { readClassHome, type ClassDay } from '../../contract/class-home.ts'
import dayStyles from '../day/day.module.css'

const refreshMs = 5 * 60_000

/** The own classes today; nothing for who leads none. */
export function ClassHome() {
  const home = useQuery({ ...query(readClassHome), refetchInterval: refreshMs })
  return (
    <Answer of={home} loading={<Loading lines={5} />}>
      {({ classes, quarter }) => (classes.length === 0 ? null : <OwnClasses classes={classes} quarter={quarter} />)}
    </Answer>
  )
}

/** What is known here of the classes among what other rooms bring. */
function OwnClasses({ classes, quarter }: { classes: readonly ClassDay[]; quarter: string | null }) {
  const brought = usePlace(ownClassPanels).map(({ id, order, component: Brought }) => ({
    order,
    panel: <Brought key={id} classes={classes} />,
  }))
  const own = [
    { order: 10, panel: classes.map((one) => <Absent key={`absent-${one.id}`} day={one} />) },
    { order: 30, panel: classes.map((one) => <Failing key={`failing-${one.id}`} day={one} quarter={quarter} />) },
  ]
  return (
    <div className={dayStyles['panels']}>
      {[...own, ...brought].toSorted((one, other) => one.order - other.order).map(({ panel }) => panel)}
    </div>
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
      <PanelList>
        {absent.map(({ student_id, full_name, slots, letters, reason }) => (
          <PanelItem key={student_id}>
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
          </PanelItem>
        ))}
      </PanelList>
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
      <PanelList>
        {failing.map(({ student_id, full_name, courses }) => (
          <PanelItem key={student_id}>
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
          </PanelItem>
        ))}
      </PanelList>
      {failing.length === 0 ? (
        <Nothing>
          <Trans>В последней законченной четверти неуспевающих нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
