import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { JournalCard } from './journal-page.tsx'

type Jump = JournalCard['jumps'][number]

/** Why some numbers are not in the journal: with which one it began, or went on. */
export function JumpNotes({ card: { jumps, periods } }: { card: JournalCard }) {
  const titleOf = (key: string) => periods.find((one) => one.key === key)?.title
  return jumps.map((jump) => (
    <Text key={`${jump.period} ${jump.next}`} size="sm" c="dimmed" mt="xs">
      {titleOf(jump.period) ? `${titleOf(jump.period)}: ` : ''}
      <JumpWords jump={jump} />
    </Text>
  ))
}

function JumpWords({ jump: { last_before, next, by, on } }: { jump: Jump }) {
  const who = [by, displayDate(on)].filter(Boolean).join(', ')
  return last_before === 0 ? (
    <Trans>
      начато с № {next} ({who})
    </Trans>
  ) : (
    <Trans>
      после № {last_before} продолжено с № {next} ({who})
    </Trans>
  )
}
