import { Trans, useLingui } from '@lingui/react/macro'
import { useDidUpdate } from '@mantine/hooks'
import { ListFilter, ListView, useList } from '#platform/web/list/index.ts'
import { Group, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { exportEvacuations, listEvacuations, type Evacuation } from '../../contract/evacuations.ts'
import { failures } from '../../contract/texts.ts'
import { evacuationStatuses, evacuationStatusTitles, modes, modeTitles } from '../../rules/words.ts'
import { useRunning } from '../live/running.ts'
import { ModeMark } from '../words.tsx'
import { StartLink } from './start-link.tsx'
import { useFormerColumns } from './use-former-columns.tsx'

const titled = <K extends string>(keys: readonly K[], titles: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: titles[value] }))

/** What there has been, the latest first; who may opens the statistics. */
export function FormerEvacuations() {
  const { t } = useLingui()
  const list = useList(listEvacuations)
  const { evacuation } = useRunning()
  useDidUpdate(() => void list.answer.refetch(), [evacuation?.id])
  const columns = useFormerColumns()
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        <Trans>Журнал событий</Trans>
      </Title>
      <ListView
        list={list}
        label={t`Эвакуации и учебные тревоги`}
        columns={columns}
        rowKey={({ id }) => id}
        name="evacuation.evacuations"
        exported={exportEvacuations}
        renderCard={(one) => <FormerCard one={one} />}
        filters={
          <>
            <ListFilter list={list} name="mode" all={t`Все режимы`} data={titled(modes, modeTitles)} />
            <ListFilter
              list={list}
              name="status"
              all={t`Любое состояние`}
              data={titled(evacuationStatuses, evacuationStatusTitles)}
            />
          </>
        }
        failure={failures.list}
        empty={{
          title: t`Событий ещё не было`,
          hint: t`Здесь останутся все тревоги и проверки с их итогами.`,
        }}
      />
    </Stack>
  )
}

function FormerCard({ one }: { one: Evacuation }) {
  return (
    <Stack gap={4}>
      <Text fw={600} component="div">
        <StartLink one={one} />
      </Text>
      <Group gap="xs">
        <ModeMark mode={one.mode} />
        <Text size="sm">{evacuationStatusTitles[one.status]}</Text>
      </Group>
      <Text size="sm">
        <Trans>
          Найдено {one.totals.present + one.totals.help + one.totals.released} из {one.totals.total - one.totals.away}
        </Trans>
      </Text>
    </Stack>
  )
}
