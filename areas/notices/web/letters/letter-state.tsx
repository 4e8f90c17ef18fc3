import { Trans } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Badge, Group, Text } from '#platform/web/ui/index.ts'
import type { SentLetter } from '../../contract/letters.ts'
import { useStateWords } from './use-state-words.ts'

const colours = { queued: 'orange', sent: 'teal', failed: 'red', cancelled: 'gray' } as const

/** How it stands with a letter: when it has gone, why it has not, when it is tried again. */
export function LetterState({ letter }: { letter: SentLetter }) {
  const { state, sent_at, next_try_at, tries, reason } = letter
  const nextTry = next_try_at === null || tries === 0 ? null : displayMoment(next_try_at)
  return (
    <>
      <Group gap={8}>
        <Badge variant="light" color={colours[state]}>
          {useStateWords()[state]}
        </Badge>
        {sent_at === null ? null : <Text size="xs">{displayMoment(sent_at)}</Text>}
      </Group>
      {reason === null ? null : (
        <Text size="xs" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {reason}
        </Text>
      )}
      {nextTry === null ? null : (
        <Text size="xs" c="dimmed">
          <Trans>Следующая попытка {nextTry}</Trans>
        </Text>
      )}
    </>
  )
}
