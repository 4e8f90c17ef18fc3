import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Card, CardSection, CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Badge, FactList, LinkButton, Text } from '#platform/web/ui/index.ts'
import { readViewerPath, type View } from '../../contract/report.ts'
import { usePageTitle } from '../use-page-title.ts'

/** Where a person has been, beside the list. */
export function ViewerCard({ id, days }: { id: number; days: string }) {
  const found = useQuery(query(readViewerPath, { params: { id: String(id) }, query: { days } }))
  return <Answer of={found}>{(shown) => <Shown {...shown} />}</Answer>
}

function Shown({ viewer, views }: Output<typeof readViewerPath>) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  const columns: Column<View>[] = [
    { key: 'at', title: t`Когда`, width: 150, render: ({ at }) => displayMoment(at) },
    { key: 'page', title: t`Страница`, render: ({ page_id }) => titleOf(page_id) },
    { key: 'path', title: t`Адрес`, render: ({ path }) => path },
    {
      key: 'acted_by',
      title: t`Кто открыл`,
      render: ({ acted_by }) =>
        acted_by === null ? (
          '—'
        ) : (
          <Badge variant="light" color="orange" tt="none">
            <Trans>под этим именем: {acted_by}</Trans>
          </Badge>
        ),
    },
  ]
  return (
    <Card
      title={viewer.full_name}
      links={
        viewer.person_id === null ? null : (
          <LinkButton to="/users/$id" params={{ id: String(viewer.person_id) }} variant="default" size="xs">
            <Trans>Карточка</Trans>
          </LinkButton>
        )
      }
    >
      <FactList
        facts={[
          { title: t`Роли`, value: viewer.roles.join(', ') },
          { title: t`Просмотров`, value: viewer.views },
          { title: t`Дней`, value: viewer.days },
          { title: t`Последний раз`, value: viewer.last_at && displayMoment(viewer.last_at) },
        ]}
      />
      <Text size="sm" c="dimmed">
        <Trans>Этот просмотр записан в аудит</Trans>
      </Text>
      <CardSection title={<Trans>Путь</Trans>} empty={views.length === 0 ? t`За эти дни ничего не открывал(а)` : null}>
        <CardTable label={t`Путь по страницам`} columns={columns} rows={views} rowKey={({ id }) => id} />
      </CardSection>
    </Card>
  )
}
