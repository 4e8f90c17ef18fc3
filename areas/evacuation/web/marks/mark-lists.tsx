import { Trans, useLingui } from '@lingui/react/macro'
import { useHotkeys } from '@mantine/hooks'
import { IconCircleCheck } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialog.ts'
import { useFullHeight } from '#platform/web/frame/full-height.ts'
import { useStore } from '#platform/web/store.ts'
import { Alert, Empty, LinkAnchor, useUrlState } from '#platform/web/ui/index.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { MarksAddress } from './address.ts'
import { answers, type GivenAnswer } from './answers.ts'
import { idOf } from './arrived.ts'
import { MarkBar } from './mark-bar.tsx'
import { MarksHead } from './marks-head.tsx'
import { MarksTools } from './marks-tools.tsx'
import { tallyOf } from '../../rules/tally.ts'
import { TotalsLine } from './totals-line.tsx'
import { UnitList } from './unit-list.tsx'
import { useListOrder } from './use-list-order.ts'
import { useCalmTaps } from './use-calm-taps.ts'
import { useChosen } from './use-chosen.ts'
import type { Lists } from './use-lists.ts'

/** The lists that the reader marks, and below, within reach of the thumb, what can be said of who is chosen. */
export function MarkLists({ lists, onAgain }: { lists: Lists; onAgain: () => void }) {
  const { t } = useLingui()
  const { marks, tap, undo } = lists
  const units = useListOrder(lists)
  const [{ search, left, unit: single }] = useUrlState(MarksAddress)
  const [isAdding, setAdding] = useState(false)
  useFullHeight()
  const waiting = marks.filter(({ status }) => status === 'waiting')
  const shown = (left ? waiting : marks).filter(({ name }) =>
    name.toLocaleLowerCase('ru').includes(search.trim().toLocaleLowerCase('ru')),
  )
  const inOrder = units.flatMap(({ id }) => shown.filter(({ unit_id }) => unit_id === id))
  const { chosen, choose, step, stepOn } = useChosen(inOrder, idOf)
  const [calmAnswers, calmTicks, calmUndo] = [useCalmTaps(), useCalmTaps(), useCalmTaps()]
  const format = (status: GivenAnswer) => {
    if (chosen === null) return
    stepOn()
    tap([chosen], { status })
  }
  const chooseByHand: typeof choose = (mark) => {
    calmAnswers.reset()
    choose(mark)
  }
  // a dialog over the page has keys of its own
  const isCovered = useStore(openDialog) !== null || isAdding
  useHotkeys(
    isCovered
      ? []
      : [
          ...answers.map((status, index): [string, (event: KeyboardEvent) => void] => [
            String(index + 1),
            (event) => (event.repeat ? undefined : format(status)),
          ]),
          ['ArrowDown', () => step(1)],
          ['ArrowUp', () => step(-1)],
          ['mod+Z', () => undo?.()],
        ],
  )
  return (
    <>
      <MarksHead title={single === undefined ? undefined : <Trans>Список</Trans>}>
        <TotalsLine totals={tallyOf(marks)} />
      </MarksHead>
      {single === undefined ? null : (
        <LinkAnchor to="/evacuation/marks">
          <Trans>Мои списки</Trans>
        </LinkAnchor>
      )}
      {waiting.length === 0 ? (
        <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />}>
          {marks.every(({ status }) => status === 'away') ? (
            <Trans>Сейчас собирать некого: все из списка отсутствуют. Если кто-то из них здесь, отметьте его.</Trans>
          ) : (
            <Trans>Все отмечены. Оставайтесь с людьми у места сбора до отбоя.</Trans>
          )}
        </Alert>
      ) : null}
      <MarksTools waiting={waiting.length} onAdd={() => setAdding(true)} />
      {units.map((unit) => (
        <UnitList
          key={unit.id}
          unit={unit}
          isOnly={units.length === 1}
          all={marks.filter(({ unit_id }) => unit_id === unit.id)}
          shown={shown.filter(({ unit_id }) => unit_id === unit.id)}
          chosenId={chosen?.id ?? null}
          onChoose={chooseByHand}
          onPresent={(mark) => calmTicks.tap(() => tap([mark], { status: 'present' }))}
          onJoined={onAgain}
        />
      ))}
      {inOrder.length === 0 && marks.length > 0 && (search !== '' || waiting.length > 0) ? (
        <Empty title={t`В списке никого не нашлось`} hint={t`Измените поиск или добавьте человека.`} />
      ) : null}
      <MarkBar
        chosen={chosen}
        waiting={waiting}
        onAnswer={(status) => calmAnswers.tap(() => format(status))}
        tap={tap}
        undo={undo && (() => calmUndo.tap(undo))}
      />
      {isAdding ? <AddPersonDialog lists={lists} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
