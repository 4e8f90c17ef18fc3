import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '#platform/web/ui/index.ts'
import type { Draft } from '../sheet/drafts.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { placeWords, theirWords, wantedWords } from './draft-words.ts'

/** One mark that the server does not have: where, what, why, and what can be done with it. */
export function UnsentRow({ store, draft }: { store: JournalStore; draft: Draft }) {
  const { t } = useLingui()
  const { outbox } = store
  return (
    <Box>
      <Text size="sm">
        {placeWords(store, draft)}: <strong>{wantedWords(store, draft)}</strong>
      </Text>
      {draft.state === 'clash' ? (
        <>
          <Text size="xs" c="red">
            <Trans>Сейчас в журнале: {theirWords(store, draft)}. Что оставить?</Trans>
          </Text>
          <Group gap="xs" mt={4}>
            <Button size="compact-xs" onClick={() => outbox.resolve(draft.client_id, 'mine')}>
              <Trans>Моё: {wantedWords(store, draft)}</Trans>
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => outbox.resolve(draft.client_id, 'theirs')}>
              <Trans>Как сейчас: {theirWords(store, draft)}</Trans>
            </Button>
          </Group>
        </>
      ) : (
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Text size="xs" c="red">
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
