import { Trans, useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, Group, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import {
  listReadingAccounts,
  readingStates,
  type ReadingAccount,
  type ReadingState,
} from '../../contract/reading-ceiling.ts'
import { CeilingsPanel } from './ceilings-panel.tsx'
import { DecideButtons } from './decide-buttons.tsx'

/** `/passport/reading`: who has read too many people, what becomes of it, and from how many on. */
export function ReadingPage() {
  const { t } = useLingui()
  const list = useList(listReadingAccounts)
  const titles = useStateTitles()
  return (
    <PageFrame title={<Trans>Чтение данных людей</Trans>}>
      <CeilingsPanel />
      <ListView
        list={list}
        label={t`Кто дошёл до предела`}
        columns={useColumns()}
        rowKey={({ id }) => id}
        renderCard={(account) => <AccountCard account={account} />}
        searchLabel={t`Имя`}
        filters={
          <ListFilter
            list={list}
            name="state"
            all={t`Любое состояние`}
            data={readingStates.map((value) => ({ value, label: titles[value] }))}
          />
        }
        empty={{
          title: t`Никто не дошёл до предела`,
          hint: t`Здесь появится тот, кто за короткое время откроет данные многих людей`,
        }}
      />
    </PageFrame>
  )
}

function useStateTitles(): Record<ReadingState, string> {
  const { t } = useLingui()
  return {
    refused: t`Остановлено`,
    closed: t`Закрыто`,
    allowed: t`Разрешено`,
    confirmed: t`Подтвердил(а)`,
    asked: t`Спрошено подтверждение`,
  }
}
const colours: Record<ReadingState, string> = {
  refused: 'red',
  closed: 'gray',
  allowed: 'teal',
  confirmed: 'blue',
  asked: 'orange',
}

function useColumns(): Column<ReadingAccount>[] {
  const { t } = useLingui()
  return [
    { key: 'name', title: t`Кто`, sort: 'name', render: (account) => <AccountName account={account} /> },
    { key: 'state', title: t`Чтение`, sort: 'state', width: 220, render: (account) => <State account={account} /> },
    { key: 'read', title: t`Человек`, width: 100, align: 'right', render: ({ read }) => read },
    { key: 'misses', title: t`Номеров наугад`, width: 140, align: 'right', render: ({ misses }) => misses },
    { key: 'of_day', title: t`За день`, width: 100, align: 'right', render: ({ of_day }) => of_day },
    { key: 'at', title: t`Когда`, sort: 'at', width: 150, render: ({ at }) => displayMoment(at) },
    { key: 'decide', title: t`Решение`, width: 220, render: (account) => <DecideButtons account={account} /> },
  ]
}

function AccountName({ account: { person_id, full_name, roles } }: { account: ReadingAccount }) {
  return (
    <>
      {person_id === null ? full_name : <LinkAnchor to={`/users/${person_id}?tab=access`}>{full_name}</LinkAnchor>}
      <Text size="xs" c="dimmed">
        {roles.join(', ')}
      </Text>
    </>
  )
}

function State({ account: { state, until } }: { account: ReadingAccount }) {
  const titles = useStateTitles()
  return (
    <>
      <Badge variant="light" color={colours[state]}>
        {titles[state]}
      </Badge>
      {until === null ? null : (
        <Text size="xs" c="dimmed">
          <Trans>до {displayMoment(until)}</Trans>
        </Text>
      )}
    </>
  )
}

function AccountCard({ account }: { account: ReadingAccount }) {
  const { read, misses, of_day } = account
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <AccountName account={account} />
        </div>
        <State account={account} />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Человек: {read}, номеров наугад: {misses}, за день: {of_day}
        </Trans>
      </Text>
      <DecideButtons account={account} />
    </>
  )
}
