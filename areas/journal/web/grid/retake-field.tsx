import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { cellId, type CellName } from '#platform/web/grid/index.ts'
import { Button, Checkbox, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { Retake } from '../../contract/journal.ts'
import type { MarkValue } from '../sheet/cell-value.ts'
import { storedRetake } from '../sheet/entries.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

interface Props {
  store: JournalStore
  /** Of the work. */
  cell: CellName
  /** The mark of the work as it stands. */
  standing: MarkValue
  retake: Retake | null
  onChange: (retake: Retake | null) => void
  /** The retake is taken back: what stood before counts again. */
  onRevert: (former: number) => void
}

/** Whether points are those of a retake: what stands now is kept beside them. Nothing where retakes are forbidden and none stands. */
export function RetakeField({ store, cell, standing, retake, onChange, onRevert }: Props) {
  const { t } = useLingui()
  if (!store.mayRetake && !standing.retake) return null
  // what is on its way to the server is typed anew
  if (storedRetake(store.entries(cellId(cell.columnId, cell.rowId))) !== null)
    return (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm">
          {retake === null ? (
            <Trans>Пересдача будет снята</Trans>
          ) : (
            <Trans>
              Пересдача {displayDate(retake.on)}, было {retake.former}
            </Trans>
          )}
        </Text>
        {retake === null ? null : (
          <Button size="compact-sm" variant="subtle" onClick={() => onRevert(retake.former)}>
            <Trans>Снять</Trans>
          </Button>
        )}
      </Group>
    )
  const { today } = store.grid
  const former = standing.retake?.former ?? standing.value
  return (
    <Stack gap={6}>
      <Checkbox
        size="sm"
        label={t`Пересдача: прежняя отметка ${former} останется видна`}
        checked={retake !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? { former, on: today } : null)}
      />
      {retake === null ? null : (
        <DateField
          label={t`День пересдачи`}
          isInside
          value={retake.on}
          min={store.lessonOfCell(cell)?.date ?? ''}
          max={today}
          onChange={(on) => onChange({ ...retake, on })}
        />
      )}
    </Stack>
  )
}
