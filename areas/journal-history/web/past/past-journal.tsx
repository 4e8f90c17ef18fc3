import { Trans, useLingui } from '@lingui/react/macro'
import { IconHistory } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { Answer, Button, Group, Loading, Stack, Text } from '#platform/web/ui/index.ts'
import { readJournalAt } from '../../contract/past.ts'
import type { JournalPlace } from '#areas/journal/web/index.ts'
import { usePastMoment } from './use-past-moment.ts'
import { PastGrid } from './past-grid.tsx'
import { PastOpener } from './past-opener.tsx'
import styles from './past.module.css'

/** «12 ноября 2026, 18:00»; without a time the end of the day. */
function momentWords(at: string): string {
  const date = at.slice(0, 10)
  const day = `${dayAndMonth(date)} ${date.slice(0, 4)}`
  return at.includes('T') ? `${day}, ${at.slice(11)}` : day
}

/** The marks of a journal as they stood at a moment: to be read, unmistakably not of now. */
export function PastJournal(props: JournalPlace & { groupId: number }) {
  const at = usePastMoment()
  return at === undefined ? null : <JournalAt at={at} {...props} />
}

function JournalAt({ groupId, at, address, change }: JournalPlace & { groupId: number; at: string }) {
  const { t } = useLingui()
  const journal = useQuery({
    ...query(readJournalAt, { params: { id: String(groupId) }, query: { at } }),
    gcTime: 0,
    structuralSharing: false,
  })
  const words = momentWords(at)
  return (
    <Stack gap="sm" className={styles['past'] ?? ''}>
      <section className={styles['banner']} aria-label={t`Журнал прошлого времени`}>
        <IconHistory size={22} aria-hidden />
        <div className={styles['words']}>
          <Text fw={700}>
            {at.includes('T') ? <Trans>Так было {words}</Trans> : <Trans>Так было в конце дня {words}</Trans>}
          </Text>
          <Text size="sm">
            <Trans>Отметки, пропуски, темы и итоги того времени. Изменить здесь ничего нельзя.</Trans>
          </Text>
        </div>
        <Group gap="xs" data-print="never">
          <PastOpener key={at} at={at} onOpen={(next) => change({ at: next })} />
          <Button onClick={() => change({ at: undefined })}>
            <Trans>Вернуться к нынешнему</Trans>
          </Button>
        </Group>
      </section>
      <Answer of={journal} loading={<Loading lines={16} height={28} />}>
        {(grid) => <PastGrid key={at} grid={grid} address={address} change={change} />}
      </Answer>
    </Stack>
  )
}
