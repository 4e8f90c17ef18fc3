import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarTime, IconCheck, IconEye } from '#platform/web/icons/index.ts'
import type { ReactElement } from 'react'
import { Action, ActionDivider, ActionIcon, ActionMenu } from '#platform/web/ui/index.ts'
import type { SheetOnly, SheetOrder } from '../choose/address.ts'
import { changeSheetView, useSheetView, type SheetView } from './sheet-view.ts'

export interface ShownRows {
  order?: SheetOrder | undefined
  only?: SheetOnly | undefined
}

interface Props {
  onToday: () => void
  rows: ShownRows
  /** Null where the address keeps nothing of it: in a past journal. */
  onRows: ((rows: ShownRows) => void) | null
}

/** The journal's own buttons: back to today, and what is shown how. */
export function SheetTools({ onToday, rows, onRows }: Props) {
  const { t } = useLingui()
  const isFiltered = rows.order !== undefined || rows.only !== undefined
  return (
    <>
      <ActionIcon size={26} aria-label={t`К сегодня`} title={t`К сегодня`} onClick={onToday}>
        <IconCalendarTime size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionMenu
        label={t`Вид журнала`}
        isAtStart
        trigger={
          <ActionIcon
            size={26}
            aria-label={isFiltered ? t`Вид журнала: список изменён` : t`Вид журнала`}
            title={t`Вид журнала`}
            variant={isFiltered ? 'filled' : 'subtle'}
          >
            <IconEye size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      >
        <Settings />
        {onRows ? <Rows rows={rows} onRows={onRows} /> : null}
      </ActionMenu>
    </>
  )
}

const tick = (isOn: boolean): ReactElement => (
  <IconCheck size={16} aria-hidden style={{ visibility: isOn ? 'visible' : 'hidden' }} />
)

function Settings() {
  const view = useSheetView()
  const toggle = (name: keyof SheetView) => ({
    icon: tick(view[name]),
    isCurrent: view[name],
    onClick: () => changeSheetView({ [name]: !view[name] }),
  })
  return (
    <>
      <Action {...toggle('tints')}>
        <Trans>Выделять низкие отметки и ненаписанные работы</Trans>
      </Action>
      <Action {...toggle('sums')}>
        <Trans>Строка средних баллов</Trans>
      </Action>
      <Action {...toggle('percent')}>
        <Trans>Процент четверти на сегодня</Trans>
      </Action>
      <Action {...toggle('hidesFuture')}>
        <Trans>Скрыть будущие уроки</Trans>
      </Action>
    </>
  )
}

function Rows({ rows, onRows }: { rows: ShownRows; onRows: (rows: ShownRows) => void }) {
  const order = (wanted: SheetOrder | undefined) => ({
    icon: tick(rows.order === wanted),
    isCurrent: rows.order === wanted,
    onClick: () => onRows({ ...rows, order: wanted }),
  })
  const only = (wanted: SheetOnly | undefined) => ({
    icon: tick(rows.only === wanted),
    isCurrent: rows.only === wanted,
    onClick: () => onRows({ ...rows, only: wanted }),
  })
  return (
    <>
      <ActionDivider />
      <Action {...order(undefined)}>
        <Trans>По списку</Trans>
      </Action>
      <Action {...order('worst')}>
        <Trans>Сначала с низким средним</Trans>
      </Action>
      <Action {...order('best')}>
        <Trans>Сначала с высоким средним</Trans>
      </Action>
      <ActionDivider />
      <Action {...only(undefined)}>
        <Trans>Все ученики</Trans>
      </Action>
      <Action {...only('low')}>
        <Trans>Только с низкими отметками</Trans>
      </Action>
      <Action {...only('missing')}>
        <Trans>Только с ненаписанными работами</Trans>
      </Action>
      <Action {...only('unmarked')}>
        <Trans>Только без отметок</Trans>
      </Action>
    </>
  )
}
