import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '#platform/web/ui/index.ts'
import type { AnyDraft } from './draft.ts'
import type { Outbox } from './outbox.ts'

/** A draft in words. */
export interface DraftWords<Draft> {
  /** Where it belongs: «Абаева Алия, 12.09.2026, СОР 1». */
  place: (draft: Draft) => string
  /** What the person wanted, and what the server has at a clash. */
  wanted: (draft: Draft) => string
  theirs: (draft: Draft) => string
  /** What is asked at a clash: «Сейчас в журнале: 5. Что оставить?» */
  clash: (draft: Draft) => string
}

interface Props<Draft extends AnyDraft> {
  outbox: Outbox<Draft>
  words: DraftWords<Draft>
  draft: Draft
}

/** Something that the server does not have: where, what, why, and what can be done with it. */
export function UnsentRow<Draft extends AnyDraft>({ outbox, words, draft }: Props<Draft>) {
  const { t } = useLingui()
  return (
    <Box>
      <Text size="sm">
        {words.place(draft)}: <strong>{words.wanted(draft)}</strong>
      </Text>
      {draft.state === 'clash' ? (
        <>
          <Text size="xs" c="red">
            {words.clash(draft)}
          </Text>
          <Group gap="xs" mt={4}>
            <Button size="compact-xs" onClick={() => outbox.resolve(draft.client_id, 'mine')}>
              <Trans>Моё: {words.wanted(draft)}</Trans>
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => outbox.resolve(draft.client_id, 'theirs')}>
              <Trans>Как сейчас: {words.theirs(draft)}</Trans>
            </Button>
          </Group>
        </>
      ) : draft.state === 'sending' || draft.state === 'waiting' ? (
        <Text size="xs" c="dimmed">
          <Trans>Отправляется…</Trans>
        </Text>
      ) : (
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Text size="xs" c={draft.state === 'failed' ? 'dimmed' : 'red'}>
            {draft.reason ?? t`Не принято сервером`}
          </Text>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => outbox.drop([draft.client_id])}>
            <Trans>Не отправлять</Trans>
          </Button>
        </Group>
      )}
    </Box>
  )
}
