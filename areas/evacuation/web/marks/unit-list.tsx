import { Trans } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/evacuations.ts'
import { unitTypeTitles } from '../../rules/words.ts'
import { MarkRow } from './mark-row.tsx'
import classes from './marks.module.css'
import { tallyOf } from '../../rules/tally.ts'
import { progressOf, type Shown } from './shown-marks.ts'
import { useUnitRoom } from './use-lists.ts'

interface Props {
  unit: Unit
  all: readonly Shown[]
  shown: readonly Shown[]
  chosenId: number | null
  onChoose: (markId: number) => void
  onPresent: (mark: Shown) => void
  /** The list's news are heard, for the first time or anew. */
  onJoined: () => void
}
/** One list of the reader: a lesson, a class, guests. */
export function UnitList({ unit, all, shown, chosenId, onChoose, onPresent, onJoined }: Props) {
  useUnitRoom(unit, onJoined)
  const { marked, expected } = progressOf(tallyOf(all))
  return (
    <Box component="section" aria-label={unit.title}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Title order={2} size="h4">
          {unit.title}
        </Title>
        <Text size="sm" fw={600}>
          <Trans>
            {marked} из {expected}
          </Trans>
        </Text>
      </Group>
      <Text size="sm" mb="xs">
        {[unitTypeTitles[unit.type], unit.place].filter(Boolean).join(' · ')}
      </Text>
      <ul className={classes['rows']}>
        {shown.map((mark) => (
          <MarkRow
            key={mark.id}
            mark={mark}
            isChosen={mark.id === chosenId}
            onChoose={() => onChoose(mark.id)}
            onPresent={() => onPresent(mark)}
          />
        ))}
      </ul>
    </Box>
  )
}
