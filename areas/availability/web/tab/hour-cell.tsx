import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { HourKind } from '../../rules/hours.ts'
import { KindMark } from './kind-mark.tsx'
import { cell } from './roles.ts'
import type { CellPlace, usePainting } from './use-painting.ts'
import styles from './grid.module.css'

interface Props {
  place: CellPlace
  /** The day and the lesson. */
  name: string
  kind: HourKind | null
  isOff: boolean
  /** Whether the keyboard comes here first. */
  isCurrent: boolean
  onStand: () => void
  painting: ReturnType<typeof usePainting>
}

/** An hour of the week. */
export function HourCell({ place, name, kind, isOff, isCurrent, onStand, painting }: Props) {
  const { t } = useLingui()
  const words: Record<HourKind, string> = { closed: t`недоступен`, unwanted: t`нежелательно` }
  const state = kind === null ? (isOff ? t`методический день` : t`свободен`) : words[kind]
  const events = {
    onFocus: onStand,
    onPointerDown: (event: PointerEvent) => painting.onPointerDown(event, place.key),
    onPointerEnter: () => painting.onPointerEnter(place.key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => painting.onKeyDown(event, place),
  }
  return (
    <div
      {...cell(isCurrent)}
      aria-label={`${name}: ${state}`}
      className={styles['cell']}
      data-kind={kind ?? undefined}
      data-off={isOff || undefined}
      data-hour={place.key}
      data-row={place.row}
      data-column={place.column}
      {...events}
    >
      {kind === null ? null : <KindMark kind={kind} />}
    </div>
  )
}
