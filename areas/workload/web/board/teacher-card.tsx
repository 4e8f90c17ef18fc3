import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type CSSProperties, type DragEvent } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { Anchor, Box, Button, Text } from '#platform/web/ui/index.ts'
import type { YearNorm } from '../../rules/load-norm.ts'
import { useYearLoad } from '../use-year-load.ts'
import { hoursOfRate, loadState } from '../../rules/teacher-load.ts'
import { LoadState } from '../teachers/load-state.tsx'
import type { TeacherLine } from './board-data.ts'
import styles from './board.module.css'

interface Props {
  teacher: TeacherLine
  /** The most that one is given, in posts. */
  largest: number
  year: YearNorm | null
  isActive: boolean
  /** Hours that are chosen; null where nothing is, or nothing may be changed. */
  chosen: number | null
  onOpen: () => void
  onAssign: () => void
  style: CSSProperties
  place: { of: number; at: number }
}

/** A teacher's hours against the rate; what is chosen is dropped onto it. */
export function BoardCard({ teacher, largest, year, isActive, chosen, onOpen, onAssign, style, place }: Props) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const { full_name, rate, hours, week_norm: norm, has, until } = teacher
  const whole = hoursOfRate(rate ?? 1, norm)
  const filled = whole > 0 ? Math.min(100, (hours / whole) * 100) : 100
  const [week, full, more] = [hours, whole, chosen].map(displayNumber)
  const ofYear = useYearLoad({ hours, rate, year })
  const over = (event: DragEvent) => {
    if (chosen === null && event.dataTransfer.types.length === 0) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAssign()
  }
  return (
    <Box
      component="li"
      aria-setsize={place.of}
      aria-posinset={place.at}
      className={styles['card'] ?? ''}
      style={style}
      data-active={isActive || undefined}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Box className={styles['top'] ?? ''}>
        <Anchor component="button" type="button" size="sm" fw={600} className={styles['name'] ?? ''} onClick={onOpen}>
          {full_name}
        </Anchor>
        <Text component="span" size="sm" className={styles['hours'] ?? ''}>
          {rate === null ? t`${week} ч` : t`${week} из ${full} ч`}
          {ofYear === '' ? null : ` · ${ofYear}`}
        </Text>
      </Box>
      <Box className={styles['bar'] ?? ''} aria-hidden>
        <Box
          className={styles['filled'] ?? ''}
          data-state={loadState(hours, rate, { week: norm, largest })}
          style={{ width: `${filled}%` }}
        />
      </Box>
      <Box className={styles['rest'] ?? ''}>
        <Text size="xs" c="dimmed" className={styles['name'] ?? ''} title={has}>
          {has || t`Групп нет`}
        </Text>
        <Box className={styles['foot'] ?? ''}>
          <LoadState hours={hours} rate={rate} norm={{ week: norm, largest }} until={until} />
          {chosen === null ? (
            <span />
          ) : (
            <Button size="compact-xs" variant="light" onClick={onAssign} aria-label={t`Назначить: ${full_name}`}>
              <Trans>Назначить {more} ч</Trans>
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}
