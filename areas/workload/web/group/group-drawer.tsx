import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { Card, CardSection, CardTable, RowDrawer } from '#platform/web/list/index.ts'
import { Answer, FactList, useUrlState } from '#platform/web/ui/index.ts'
import { readGroupWorkload } from '../../contract/board.ts'
import { WorkloadAddress } from '../address.ts'
import { WorkloadHistory } from '../workload-history.tsx'

/** Who has had the group that the address names, who has it and will. */
export function GroupDrawer() {
  const { t } = useLingui()
  const [{ group }, change] = useUrlState(WorkloadAddress)
  const list = { active: group ?? null, open: (id: number | null) => change({ group: id }) }
  return (
    <RowDrawer list={list} title={t`Нагрузка группы`}>
      {(id) => <GroupLoad id={id} />}
    </RowDrawer>
  )
}

function GroupLoad({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useQuery(query(readGroupWorkload, { params: { id: String(id) } }))
  return (
    <Answer of={read}>
      {({ group, items }) => (
        <Card title={`${group.course}, ${group.title}`}>
          <FactList facts={[{ title: t`Часов по РУП`, value: displayNumber(group.hours) }]} />
          <CardSection title={<Trans>Учителя</Trans>} empty={items.length === 0 ? t`Учителя пока нет` : null}>
            <CardTable
              label={t`Учителя группы`}
              rows={items}
              rowKey={(one) => one.id}
              columns={[
                { key: 'name', title: t`Учитель`, render: ({ full_name }) => full_name },
                {
                  key: 'days',
                  title: t`Дни`,
                  render: ({ from, to }) =>
                    to === null ? t`с ${displayDate(from)}` : `${displayDate(from)} — ${displayDate(to)}`,
                },
                { key: 'hours', title: t`Часов`, align: 'right', render: ({ hours }) => displayNumber(hours) },
              ]}
            />
          </CardSection>
          <WorkloadHistory of={{ group_id: String(id) }} />
        </Card>
      )}
    </Answer>
  )
}
