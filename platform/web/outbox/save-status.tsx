import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '../icons/index.ts'
import { useStore } from '#platform/web/store.ts'
import { Button, Group, Popover, Stack, Text } from '#platform/web/ui/index.ts'
import type { AnyDraft } from './draft.ts'
import type { Outbox } from './outbox.ts'
import { UnsentRow, type DraftWords } from './unsent-row.tsx'
import { useDrafts } from './use-drafts.ts'

interface Props<Draft extends AnyDraft> {
  outbox: Outbox<Draft>
  words: DraftWords<Draft>
}
const isStuck = ({ state }: AnyDraft) => state === 'failed' || state === 'refused' || state === 'clash'

/** How far saving has come, for the whole sheet; what could not be sent opens as a list. */
export function SaveStatus<Draft extends AnyDraft>({ outbox, words }: Props<Draft>) {
  const { t } = useLingui()
  const drafts = useDrafts(outbox)
  const stuck = drafts.filter(isStuck)
  if (stuck.length > 0) return <Unsent outbox={outbox} words={words} drafts={stuck} />
  const isSaving = drafts.length > 0
  return (
    <Group component="output" gap={6} wrap="nowrap" c="dimmed">
      {isSaving ? (
        <IconCloudUp size={18} stroke={1.6} aria-hidden />
      ) : (
        <IconCloudCheck size={18} stroke={1.6} aria-hidden />
      )}
      <Text size="sm" aria-hidden={isSaving || undefined}>
        {isSaving ? t`Сохраняется…` : t`Сохранено`}
      </Text>
    </Group>
  )
}

function Unsent<Draft extends AnyDraft>({ outbox, words, drafts }: Props<Draft> & { drafts: readonly Draft[] }) {
  const isKept = useStore(outbox.isKept)
  return (
    <Popover width={400} position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-sm" color="red" variant="light" leftSection={<IconAlertTriangle size={16} aria-hidden />}>
          <output>
            <Trans>Не отправлено: {drafts.length}</Trans>
          </output>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600} size="sm">
              <Plural value={drafts.length} one="# изменение ждёт" few="# изменения ждут" other="# изменений ждут" />
            </Text>
            <Button size="compact-sm" onClick={() => outbox.retry()}>
              <Trans>Отправить снова</Trans>
            </Button>
          </Group>
          <Stack gap="xs" mah={320} style={{ overflowY: 'auto' }}>
            {drafts.map((draft) => (
              <UnsentRow key={draft.client_id} outbox={outbox} words={words} draft={draft} />
            ))}
          </Stack>
          {isKept ? (
            <Text size="xs" c="dimmed">
              <Trans>Всё хранится на этом устройстве и отправится само, когда появится связь.</Trans>
            </Text>
          ) : (
            <Text size="xs" c="red">
              <Trans>Браузер не хранит неотправленное: не закрывайте страницу, пока нет связи.</Trans>
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
