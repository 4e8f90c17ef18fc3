import { Trans } from '@lingui/react/macro'
import type { CardLink } from '#platform/web/list/card-links.tsx'
import { LinkButton } from '#platform/web/ui/index.ts'

/** From a class or a teacher to their week. */
const weekOf = (kind: 'class' | 'teacher'): CardLink<{ id: number }> => ({
  id: 'week',
  order: 10,
  component: ({ of: { id } }) => (
    <LinkButton to="/timetable/$slug" params={{ slug: `${kind}-${id}` }} variant="default" size="xs">
      <Trans>Расписание</Trans>
    </LinkButton>
  ),
})
export const weekOfClass = weekOf('class')
export const weekOfTeacher = weekOf('teacher')

/** From a group to the weeks in which it has its lessons. */
export const weeksOfGroup: CardLink<{ classes: readonly { id: number; title: string }[] }> = {
  id: 'weeks',
  order: 20,
  component: ({ of: { classes } }) =>
    classes.map((one) => (
      <LinkButton key={one.id} to="/timetable/$slug" params={{ slug: `class-${one.id}` }} variant="default" size="xs">
        <Trans>Неделя {one.title}</Trans>
      </LinkButton>
    )),
}
