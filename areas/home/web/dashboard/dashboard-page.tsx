import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SubscribeButton } from '#areas/timetable/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Empty, Group, Loading, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { readDashboard, type StudentDay } from '../../contract/dashboard.ts'
import { ChildChoice } from './child-choice.tsx'
import { ChildTabs } from './child-tabs.tsx'

const Address = z.object({ student: z.optional(idText) })
const refreshMs = 5 * 60_000

/** `/dashboard`: a family's children, one at a time. */
export function DashboardPage() {
  const dashboard = useQuery({ ...query(readDashboard), refetchInterval: refreshMs })
  return (
    <Answer
      of={dashboard}
      loading={
        <PageFrame title={<Trans>Мои дети</Trans>}>
          <Loading lines={12} />
        </PageFrame>
      }
      failed={(failure) => <PageFrame title={<Trans>Мои дети</Trans>}>{failure}</PageFrame>}
    >
      {({ children }) => <Children days={children} />}
    </Answer>
  )
}

function Children({ days }: { days: readonly StudentDay[] }) {
  const [address, change] = useUrlState(Address)
  const named = days.find(({ student }) => student.id === address.student)
  const chosen = named ?? days[0]
  if (!chosen)
    return (
      <PageFrame title={<Trans>Мои дети</Trans>}>
        <Empty
          title={<Trans>У вашей учётной записи нет ни роли в школе, ни ребёнка</Trans>}
          hint={
            <Trans>
              Сотруднику роль выдаст администратор школы, родителя свяжет с ребёнком учебная часть. Потом обновите
              страницу.
            </Trans>
          }
          action={
            // a role moves its holder to other pages: all begins anew
            <Button variant="default" onClick={() => window.location.reload()}>
              <Trans>Обновить страницу</Trans>
            </Button>
          }
        />
      </PageFrame>
    )
  if (address.student !== undefined && named === undefined)
    return (
      <PageFrame title={<Trans>Мои дети</Trans>}>
        <Empty
          title={<Trans>Этого ученика нет среди ваших детей</Trans>}
          hint={<Trans>Ссылка ведёт к другому ребёнку. Если он ваш, семью с ним свяжет учебная часть.</Trans>}
          action={
            <Button variant="default" onClick={() => change({ student: undefined })}>
              <Trans>К моим детям</Trans>
            </Button>
          }
        />
      </PageFrame>
    )
  const { id, full_name, class_title } = chosen.student
  return (
    <PageFrame
      title={full_name}
      subtitle={class_title === null ? <Trans>Сейчас не в классе</Trans> : <Trans>{class_title} класс</Trans>}
      actions={
        <Group gap="xs">
          <ChildChoice
            students={days.map(({ student }) => student)}
            chosen={id}
            onChoose={(next) => change({ student: next })}
          />
          <SubscribeButton key={id} personId={id} />
        </Group>
      }
    >
      <ChildTabs key={id} day={chosen} />
    </PageFrame>
  )
}
