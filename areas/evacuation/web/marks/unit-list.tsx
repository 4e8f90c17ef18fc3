import { Trans } from '@lingui/react/macro'
import { Box, Title } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/evacuations.ts'
import { unitTypeTitles } from '../../rules/words.ts'
import { MarkRow } from './mark-row.tsx'
import classes from './marks.module.css'
import { tallyOf } from '../../rules/tally.ts'
import { progressOf, type Shown } from './shown-marks.ts'
import { useUnitRoom } from './use-lists.ts'

interface Props {
  unit: Unit
  /** Of one list the page's heading tells how far it has come. */
  isOnly: boolean
  all: readonly Shown[]
  shown: readonly Shown[]
  chosenId: number | null
  onChoose: (mark: Shown) => void
  onPresent: (mark: Shown) => void
  /** The list's news are heard, for the first time or anew. */
  onJoined: () => void
}
/** One list of the reader: a lesson, a class, guests. */
export function UnitList({ unit, isOnly, all, shown, chosenId, onChoose, onPresent, onJoined }: Props) {
  useUnitRoom(unit, onJoined)
  const { marked, expected } = progressOf(tallyOf(all))
  return (
    <Box component="section" aria-label={unit.title}>
      <div className={classes['unit']}>
        <Title order={2} className={classes['unitTitle']}>
          {unit.title}
        </Title>
        <span>{[unitTypeTitles[unit.type], unit.place].filter(Boolean).join(' · ')}</span>
        {isOnly ? null : (
          <strong>
            <Trans>
              {marked} из {expected}
            </Trans>
          </strong>
        )}
      </div>
      <ul className={classes['rows']}>
        {shown.map((mark) => (
          <MarkRow
            key={mark.id}
            mark={mark}
            unitTitle={unit.title}
            isChosen={mark.id === chosenId}
            onChoose={() => onChoose(mark)}
            onPresent={() => onPresent(mark)}
          />
        ))}
      </ul>
    </Box>
  )
}
