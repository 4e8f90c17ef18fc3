import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { Group, Panel, SegmentedControl, Table, Title, useUrlState } from '#platform/web/ui/index.ts'
import { namesText } from '../../rules/names.ts'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import { unitTypeTitles } from '../../rules/words.ts'
import { BoardAddress } from './address.ts'
import { classLines, unitLines, type Board, type GroupLine, type UnitLine } from './board.ts'
import { displayClock } from './display-clock.ts'
import classes from './groups.module.css'

/** Lists or classes in one table, the worst first. */
export function Groups({ board }: { board: Board }) {
  const { t } = useLingui()
  const [{ by }, change] = useUrlState(BoardAddress)
  return (
    <Panel>
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={2}>{by === 'unit' ? <Trans>По спискам</Trans> : <Trans>По классам</Trans>}</Title>
        <SegmentedControl
          aria-label={t`Как сгруппировать`}
          value={by}
          onChange={(next) => change({ by: next }, { replace: true })}
          data={[
            { value: 'unit', label: t`Списки` },
            { value: 'class', label: t`Классы` },
          ]}
          data-print="never"
        />
      </Group>
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table className={classes['table'] ?? ''} aria-label={by === 'unit' ? t`Списки` : t`Классы`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{by === 'unit' ? t`Список и ответственные` : t`Класс`}</Table.Th>
              {[t`Найдены`, t`Не найдены`, t`Помощь`, t`Не отмечены`, t`Обновлено`].map((title) => (
                <Table.Th key={title} ta="right">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {by === 'unit' ? <UnitRows board={board} open={(unit) => change({ unit })} /> : <ClassRows board={board} />}
        </Table>
      </Table.ScrollContainer>
    </Panel>
  )
}

function UnitRows({ board, open }: { board: Board; open: (unit: string) => void }) {
  const lines = useMemo(() => unitLines(board), [board])
  return (
    <Table.Tbody>
      {lines.map((line) => (
        <UnitRow key={line.key} line={line} open={open} />
      ))}
    </Table.Tbody>
  )
}
const isSame = (a: GroupLine, b: GroupLine) =>
  a.lastAt === b.lastAt && a.clashes === b.clashes && foundOf(a.tally) === foundOf(b.tally) && isSameTally(a, b)
const isSameTally = ({ tally: a }: GroupLine, { tally: b }: GroupLine) =>
  a.total === b.total && a.missing === b.missing && a.help === b.help && a.waiting === b.waiting && a.away === b.away

const UnitRow = memo(
  function UnitRow({ line, open }: { line: UnitLine; open: (unit: string) => void }) {
    const { t } = useLingui()
    const { unit } = line
    const who = namesText(unit.collectors.map(({ short_name }) => short_name))
    return (
      <Table.Tr>
        <Table.Td>
          <button type="button" className={classes['open']} onClick={() => open(String(unit.id))}>
            {unit.title}
          </button>
          <div className={classes['dim']}>
            {[unitTypeTitles[unit.type], unit.place, who || t`дежурные`].filter(Boolean).join(' · ')}
          </div>
        </Table.Td>
        <Counts line={line} />
      </Table.Tr>
    )
  },
  (before, after) => before.line.unit === after.line.unit && isSame(before.line, after.line),
)

function ClassRows({ board }: { board: Board }) {
  const lines = useMemo(() => classLines(board), [board])
  return (
    <Table.Tbody>
      {lines.map((line) => (
        <Table.Tr key={line.key}>
          <Table.Td fw={600}>{line.title}</Table.Td>
          <Counts line={line} />
        </Table.Tr>
      ))}
    </Table.Tbody>
  )
}

function Counts({ line: { tally, lastAt, clashes } }: { line: GroupLine }) {
  const { t } = useLingui()
  const [found, expected] = [foundOf(tally), expectedOf(tally)]
  return (
    <>
      <Table.Td ta="right">
        {found}&nbsp;/&nbsp;{expected}
        {found === expected ? <span className={classes['done']}>{t`все`}</span> : null}
      </Table.Td>
      <Table.Td ta="right">{tally.missing > 0 ? <b className={classes['missing']}>{tally.missing}</b> : 0}</Table.Td>
      <Table.Td ta="right">{tally.help > 0 ? <b className={classes['help']}>{tally.help}</b> : 0}</Table.Td>
      <Table.Td ta="right">{tally.waiting}</Table.Td>
      <Table.Td ta="right">
        {lastAt === null ? '—' : displayClock(lastAt)}
        {clashes > 0 ? <div className={classes['clash']}>{t`расходятся: ${clashes}`}</div> : null}
      </Table.Td>
    </>
  )
}
