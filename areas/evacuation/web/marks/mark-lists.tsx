import { Trans, useLingui } from '@lingui/react/macro'
import { useHotkeys } from '@mantine/hooks'
import { IconCircleCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialog.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { useStore } from '#platform/web/store.ts'
import { Alert, Button, Checkbox, Empty, Group, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { AddPerson } from './add-person.tsx'
import { MarksAddress } from './address.ts'
import { answers, type GivenAnswer } from './answers.ts'
import { MarkBar } from './mark-bar.tsx'
import classes from './marks.module.css'
import { tallyOf } from '../../rules/tally.ts'
import { TotalsLine } from './totals-line.tsx'
import { tapOutbox } from './tap-outbox.ts'
import { UnitList } from './unit-list.tsx'
import { useChosen } from './use-chosen.ts'
import type { Lists } from './use-lists.ts'
import { useTapWords } from './use-tap-words.ts'

/** All lists of the reader, and below, within reach of the thumb, what can be said of who is chosen. */
export function MarkLists({ lists, onAgain }: { lists: Lists; onAgain: () => void }) {
  const { t } = useLingui()
  const { units, marks, tap, undo } = lists
  const [{ search, left }, change] = useUrlState(MarksAddress)
  const [isAdding, setAdding] = useState(false)
  const words = useTapWords()
  const waiting = marks.filter(({ status }) => status === 'waiting')
  const shown = (left ? waiting : marks).filter(({ name }) =>
    name.toLocaleLowerCase('ru').includes(search.trim().toLocaleLowerCase('ru')),
  )
  const inOrder = units.flatMap(({ id }) => shown.filter(({ unit_id }) => unit_id === id))
  const { chosen, choose, step, stepOn } = useChosen(inOrder)
  const say = (status: GivenAnswer) => {
    if (chosen === null) return
    stepOn()
    tap([chosen], { status })
  }
  // a window over the page has keys of its own
  const isCovered = useStore(openDialog) !== null || isAdding
  useHotkeys(
    isCovered
      ? []
      : [
          ...answers.map((status, index): [string, () => void] => [String(index + 1), () => say(status)]),
          ['ArrowDown', () => step(1)],
          ['ArrowUp', () => step(-1)],
          ['mod+Z', () => undo?.()],
        ],
  )
  return (
    <PageFrame
      title={<Trans>Кого я собираю</Trans>}
      subtitle={<TotalsLine totals={tallyOf(marks)} />}
      actions={<SaveStatus outbox={tapOutbox()} words={words} />}
    >
      {waiting.length === 0 ? (
        <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />}>
          <Trans>Все отмечены. Оставайтесь с людьми у места сбора до отбоя.</Trans>
        </Alert>
      ) : null}
      <Group component="search" gap="xs" align="center">
        <SearchField
          label={t`Найти в списке`}
          value={search}
          onChange={(next) => change({ search: next }, { replace: true })}
        />
        <Checkbox
          className={classes['target']}
          label={t`Ещё не отмечены (${waiting.length})`}
          checked={left}
          onChange={(event) => change({ left: event.currentTarget.checked ? 'true' : undefined }, { replace: true })}
        />
        <Button
          variant="default"
          aria-haspopup="dialog"
          className={classes['target']}
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          <Trans>Добавить</Trans>
        </Button>
      </Group>
      {units.map((unit) => (
        <UnitList
          key={unit.id}
          unit={unit}
          all={marks.filter(({ unit_id }) => unit_id === unit.id)}
          shown={shown.filter(({ unit_id }) => unit_id === unit.id)}
          chosenId={chosen?.id ?? null}
          onChoose={choose}
          onPresent={(mark) => tap([mark], { status: 'present' })}
          onJoined={onAgain}
        />
      ))}
      {inOrder.length === 0 && marks.length > 0 && (search !== '' || waiting.length > 0) ? (
        <Empty title={t`В списке никого не нашлось`} hint={t`Измените поиск или добавьте человека.`} />
      ) : null}
      <MarkBar chosen={chosen} waiting={waiting} onSay={say} tap={tap} undo={undo} />
      {isAdding ? <AddPerson lists={lists} onClose={() => setAdding(false)} /> : null}
    </PageFrame>
  )
}
