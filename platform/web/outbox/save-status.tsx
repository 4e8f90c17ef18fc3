import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '../icons/index.ts'
import { useState, type ReactNode } from 'react'
import { useStore } from '#platform/web/store.ts'
import { Button, Group, Popover, Stack, Text } from '#platform/web/ui/index.ts'
import type { AnyDraft } from './draft.ts'
import type { Outbox } from './outbox.ts'
import styles from './save-status.module.css'
import { UnsentRow, type DraftWords } from './unsent-row.tsx'
import { useDrafts } from './use-drafts.ts'

interface Props<Draft extends AnyDraft> {
  outbox: Outbox<Draft>
  words: DraftWords<Draft>
}
interface ListProps<Draft extends AnyDraft> extends Props<Draft> {
  drafts: readonly Draft[]
}
/** The server has said no, or has something else: nothing happens without the person. */
const isStuck = ({ state }: AnyDraft) => state === 'refused' || state === 'clash'
/** Not delivered yet; it goes by itself. */
const isWaiting = ({ state }: AnyDraft) => state === 'failed'

/**
 * How far saving has come, for the whole sheet: what waits for a connection and what the server did not take open as lists.
 * Its room stays the same whatever it says, so that nothing beside it moves.
 */
export const SaveStatus = <Draft extends AnyDraft>(props: Props<Draft>) => (
  <div className={styles['status']}>
    <Reserved />
    <Present {...props} />
  </div>
)

function Present<Draft extends AnyDraft>({ outbox, words }: Props<Draft>) {
  const drafts = useDrafts(outbox)
  const stuck = drafts.filter(isStuck)
  const waiting = useUndelivered(drafts)
  if (stuck.length > 0) return <Stuck outbox={outbox} words={words} drafts={stuck} waiting={waiting.length} />
  if (waiting.length > 0) return <Waiting outbox={outbox} words={words} drafts={waiting} />
  return <Calm isSaving={drafts.length > 0} />
}

/**
 * What waits for a connection. While it is tried once more it still does: its list stays open under the hand until all has
 * been delivered.
 */
function useUndelivered<Draft extends AnyDraft>(drafts: readonly Draft[]): readonly Draft[] {
  const isFailing = drafts.some(isWaiting)
  const [isUnreachable, setUnreachable] = useState(isFailing)
  const stands = drafts.length > 0 && (isFailing || isUnreachable)
  if (stands !== isUnreachable) setUnreachable(stands)
  return stands ? drafts.filter((draft) => !isStuck(draft)) : []
}

/** So many are counted without a change of width. */
const maxShownCount = 99

/** The room of the widest sentences, whatever is said over it. */
function Reserved() {
  const { t } = useLingui()
  return [t`Ждёт связи: ${maxShownCount}`, t`Не принято: ${maxShownCount}`].map((says) => (
    <Button
      key={says}
      size="compact-sm"
      className={styles['reserved'] ?? ''}
      tabIndex={-1}
      aria-hidden
      leftSection={<IconCloudOff size={16} />}
    >
      <span data-says={says} />
    </Button>
  ))
}

/** Made once: it changes with every mark. */
const calmIcons = (
  <>
    <IconCloudUp size={18} stroke={1.6} className={styles['saving'] ?? ''} aria-hidden />
    <IconCloudCheck size={18} stroke={1.6} className={styles['saved'] ?? ''} aria-hidden />
  </>
)

function Calm({ isSaving }: { isSaving: boolean }) {
  const { t } = useLingui()
  return (
    <output className={styles['calm']} data-saving={isSaving || undefined}>
      {calmIcons}
      <span aria-hidden={isSaving || undefined}>{isSaving ? t`Сохраняется…` : t`Сохранено`}</span>
    </output>
  )
}

/** What could not be delivered: it is kept and goes by itself, so that it calls nobody. */
function Waiting<Draft extends AnyDraft>({ outbox, words, drafts }: ListProps<Draft>) {
  return (
    <Opening
      colour="gray"
      icon={<IconCloudOff size={16} aria-hidden />}
      says={<Trans>Ждёт связи: {drafts.length}</Trans>}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          <Plural value={drafts.length} one="# изменение ждёт" few="# изменения ждут" other="# изменений ждут" />
        </Text>
        <Button size="compact-sm" onClick={() => outbox.retry()}>
          <Trans>Отправить сейчас</Trans>
        </Button>
      </Group>
      <Rows outbox={outbox} words={words} drafts={drafts} />
      <WhereKept outbox={outbox} />
    </Opening>
  )
}

/** What the server did not take: it waits for a decision. */
function Stuck<Draft extends AnyDraft>({ outbox, words, drafts, waiting }: ListProps<Draft> & { waiting: number }) {
  const refused = drafts.some(({ state }) => state === 'refused')
  return (
    <Opening
      colour="red"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      says={<Trans>Не принято: {drafts.length}</Trans>}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          <Trans>Решите, что оставить</Trans>
        </Text>
        {refused ? (
          <Button size="compact-sm" onClick={() => outbox.retry()}>
            <Trans>Отправить снова</Trans>
          </Button>
        ) : null}
      </Group>
      <Rows outbox={outbox} words={words} drafts={drafts} />
      <Text size="xs" c="dimmed">
        <Trans>Само это не отправится: хранится на этом устройстве, пока вы не решите.</Trans>
      </Text>
      {waiting > 0 ? (
        <Text size="xs" c="dimmed">
          <Trans>Ещё ждёт связи: {waiting}</Trans>
        </Text>
      ) : null}
    </Opening>
  )
}

interface OpeningProps {
  colour: 'gray' | 'red'
  icon: ReactNode
  says: ReactNode
  children: ReactNode
}

const Opening = ({ colour, icon, says, children }: OpeningProps) => (
  <Popover width={400} position="bottom-end" withArrow trapFocus>
    <Popover.Target>
      <Button size="compact-sm" color={colour} variant={colour === 'red' ? 'light' : 'default'} leftSection={icon}>
        <output>{says}</output>
      </Button>
    </Popover.Target>
    <Popover.Dropdown>
      <Stack gap="sm">{children}</Stack>
    </Popover.Dropdown>
  </Popover>
)

const Rows = <Draft extends AnyDraft>({ outbox, words, drafts }: ListProps<Draft>) => (
  <Stack gap="xs" mah={320} style={{ overflowY: 'auto' }}>
    {drafts.map((draft) => (
      <UnsentRow key={draft.client_id} outbox={outbox} words={words} draft={draft} />
    ))}
  </Stack>
)

function WhereKept({ outbox }: { outbox: Pick<Outbox<AnyDraft>, 'isKept'> }) {
  return useStore(outbox.isKept) ? (
    <Text size="xs" c="dimmed">
      <Trans>Всё хранится на этом устройстве и отправится само, когда появится связь.</Trans>
    </Text>
  ) : (
    <Text size="xs" c="red">
      <Trans>Браузер не хранит неотправленное: не закрывайте страницу, пока нет связи.</Trans>
    </Text>
  )
}
