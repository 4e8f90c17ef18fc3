import { Trans, useLingui } from '@lingui/react/macro'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, Button, Group, LinkAnchor, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { listDuplicates, type DuplicatePair, type Likeness } from '../../contract/pairs.ts'
import { DuplicatesAddress, pairText } from '../duplicates-address.ts'
import { useMergers } from '../merging/use-mergers.ts'

function Side({ of }: { of: DuplicatePair['one'] }) {
  const { t } = useLingui()
  const facts = [of.class, of.is_archived ? t`в архиве` : null]
  return (
    <div>
      <LinkAnchor to="/users/$id" params={{ id: String(of.id) }} c="inherit" fw={500}>
        {of.full_name}
      </LinkAnchor>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ') || t`№ ${of.id}`}
      </Text>
    </div>
  )
}

function PairButtons({ pair, isApart }: { pair: DuplicatePair; isApart: boolean }) {
  const { t } = useLingui()
  const [, change] = useUrlState(DuplicatesAddress)
  const { apart, together } = useMergers()
  const name = pair.one.full_name
  if (isApart)
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Вернуть в похожие: ${name}`}
        onClick={() => together(pair)}
      >
        <Trans>Вернуть в похожие</Trans>
      </Button>
    )
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="light"
        aria-label={t`Сравнить: ${name}`}
        onClick={() => change({ merge: pairText(pair.one.id, pair.other.id) })}
      >
        <Trans>Сравнить</Trans>
      </Button>
      <Button size="compact-sm" variant="default" aria-label={t`Это разные люди: ${name}`} onClick={() => apart(pair)}>
        <Trans>Это разные люди</Trans>
      </Button>
    </Group>
  )
}

/** Pairs of records alike, or those known to be of two persons. */
export function PairsList({ isApart }: { isApart: boolean }) {
  const { t } = useLingui()
  const list = useList(listDuplicates, { apart: String(isApart) as 'true' | 'false' })
  const reasons: Record<Likeness, string> = {
    iin: t`ИИН с опиской`,
    birth_date: t`имя и дата рождения`,
    contact: t`имя и телефон или почта`,
    name: t`имя, дата рождения не у обоих`,
  }
  const reason = ({ by }: DuplicatePair) => (
    <Badge variant="light" color="gray" tt="none">
      {reasons[by]}
    </Badge>
  )
  const columns: Column<DuplicatePair>[] = [
    { key: 'name', title: t`Запись`, sort: 'name', render: ({ one }) => <Side of={one} /> },
    { key: 'other', title: t`Похожа на неё`, render: ({ other }) => <Side of={other} /> },
    { key: 'likeness', title: t`Что совпадает`, sort: 'likeness', render: reason },
    { key: 'actions', title: t`Решение`, render: (pair) => <PairButtons pair={pair} isApart={isApart} /> },
  ]
  return (
    <ListView
      list={list}
      label={isApart ? t`Разные люди` : t`Похожие записи`}
      columns={columns}
      rowKey={({ one, other }) => pairText(one.id, other.id)}
      renderCard={(pair) => (
        <Stack gap={6}>
          <Side of={pair.one} />
          <Side of={pair.other} />
          <div>{reason(pair)}</div>
          <PairButtons pair={pair} isApart={isApart} />
        </Stack>
      )}
      searchLabel={t`Имя`}
      empty={
        isApart
          ? { title: t`Отложенных пар нет`, hint: t`Здесь будут пары, о которых решили, что это разные люди` }
          : { title: t`Похожих записей нет`, hint: t`Никто не внесён в школу дважды` }
      }
    />
  )
}
