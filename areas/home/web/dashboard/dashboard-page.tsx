import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Diary } from '#areas/journal/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import {
  Answer,
  Empty,
  Loading,
  PageFrame,
  SegmentedControl,
  Stack,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { readDashboard, type StudentDay } from '../../contract/dashboard.ts'
import { ChildDay } from './child-day.tsx'

const Address = z.object({ student: z.optional(idText) })

/** `/dashboard`: a family's children, one at a time: the day, then the diary. */
export function DashboardPage() {
  const dashboard = useQuery(query(readDashboard))
  return (
    <PageFrame title={<Trans>Мои дети</Trans>}>
      <Answer of={dashboard} loading={<Loading lines={12} />}>
        {({ children }) =>
          children.length > 0 ? (
            <Children items={children} />
          ) : (
            <Empty
              title={<Trans>К учётной записи не привязаны дети</Trans>}
              hint={<Trans>Обратитесь в учебную часть школы: там свяжут вашу запись с ребёнком.</Trans>}
            />
          )
        }
      </Answer>
    </PageFrame>
  )
}

function Children({ items }: { items: readonly StudentDay[] }) {
  const { t } = useLingui()
  const [{ student: asked }, change] = useUrlState(Address)
  const chosen = items.find(({ student }) => student.id === asked) ?? items[0]
  if (!chosen) return null
  const { student } = chosen
  return (
    <Stack gap="lg">
      {items.length > 1 ? (
        <SegmentedControl
          aria-label={t`Ребёнок`}
          data={items.map(({ student: one }) => ({ value: String(one.id), label: childLabel(one) }))}
          value={String(student.id)}
          onChange={(id) => change({ student: id })}
        />
      ) : (
        <Text fw={600}>
          {student.full_name}
          {student.class_title === null ? '' : `, ${student.class_title}`}
        </Text>
      )}
      <ChildDay child={chosen} />
      <section aria-label={t`Дневник`}>
        <Diary key={student.id} studentId={student.id} />
      </section>
    </Stack>
  )
}

/** First name and class: the surname is mostly the same. */
const childLabel = ({ full_name, class_title }: StudentDay['student']): string =>
  [full_name.split(' ')[1] ?? full_name, class_title].filter(Boolean).join(', ')
