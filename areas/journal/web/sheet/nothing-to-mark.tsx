import { Trans } from '@lingui/react/macro'
import { changeClass } from '#areas/classes/contract/class-of-student.ts'
import { maintainsTimetable } from '#areas/timetable/contract/access.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { Empty, LinkButton } from '#platform/web/ui/index.ts'

/** A group without students: they come into it with their class. */
export function NoStudents() {
  return (
    <Empty
      title={<Trans>В группе пока нет учеников</Trans>}
      hint={<Trans>Ученика зачисляют в класс на его карточке: с классом он попадает и в его группы</Trans>}
      action={
        <LinkButton to="/passport/users/$slug" params={{ slug: 'students' }}>
          <Trans>К ученикам</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed(changeClass),
        who: <Trans>Учеников зачисляет в классы и группы учебная часть</Trans>,
      }}
    />
  )
}

/** A period without lessons: the timetable brings them. */
export function NoLessons() {
  return (
    <Empty
      title={<Trans>В этом периоде нет уроков</Trans>}
      hint={<Trans>Уроки появляются, когда публикуют расписание</Trans>}
      action={
        <LinkButton to="/timetable">
          <Trans>К расписанию</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed({ access: maintainsTimetable }),
        who: (
          <Trans>
            Уроки появляются, когда расписание опубликует заместитель директора или администратор расписания
          </Trans>
        ),
      }}
    />
  )
}
