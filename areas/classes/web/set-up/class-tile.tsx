import { Trans, useLingui } from '@lingui/react/macro'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import { classLanguageTitles } from '../../contract/class-shapes.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { ClassMenu } from './class-menu.tsx'
import styles from './set-up.module.css'

/** A class of a parallel: how full it is, who leads it, where and how it is taught. */
export function ClassTile({ of: one }: { of: ClassOfYear }) {
  const { t } = useLingui()
  const { id, title, students_count: students, capacity, home_room, profile, origins } = one
  const isOver = capacity !== null && students > capacity
  const facts = [
    classLanguageTitles[one.language],
    t`смена ${one.shift}`,
    home_room === null ? null : t`каб. ${home_room.title}`,
    profile === '' ? null : profile,
  ]
  return (
    <li className={styles['tile']} data-closed={one.closed_on !== null || undefined}>
      <div className={styles['head']}>
        <RowLink id={id}>{title}</RowLink>
        <span className={styles['count']}>
          {capacity === null ? (
            <>
              {students}
              <Text span inherit c="dimmed" title={t`Вместимость не указана`}>
                {' / —'}
              </Text>
            </>
          ) : (
            <Trans>
              {students} из {capacity}
            </Trans>
          )}
        </span>
        <ClassMenu of={one} />
      </div>
      {isOver ? (
        <Text size="sm" c="red" fw={600}>
          <Trans>Больше вместимости на {students - capacity}</Trans>
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </Text>
      <div>{one.class_teacher === null ? <NoTeacher /> : <PersonLinks persons={[one.class_teacher]} />}</div>
      {one.curator === null ? null : (
        <div>
          <Text span inherit c="dimmed">
            <Trans>Куратор:</Trans>{' '}
          </Text>
          <PersonLinks persons={[one.curator]} />
        </div>
      )}
      {one.opened_on === null ? null : (
        <Text size="sm">
          <Trans>Открыт с {displayDate(one.opened_on)}</Trans>
        </Text>
      )}
      {origins.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {t`Образован из: ${origins.map((from) => from.title).join(', ')}`}
        </Text>
      )}
      {one.closed_on === null ? null : (
        <Text size="sm" fw={600}>
          <Trans>Закрыт, последний день {displayDate(one.closed_on)}</Trans>
        </Text>
      )}
    </li>
  )
}

const NoTeacher = () => (
  <Text span inherit c="dimmed">
    <Trans>Без классного руководителя</Trans>
  </Text>
)
