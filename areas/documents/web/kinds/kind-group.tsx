import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '#platform/web/icons/index.ts'
import { ActionIcon, Badge, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import type { DocumentKind } from '../../contract/kinds.ts'
import { usePartyTitles } from './use-party-titles.ts'

interface Props {
  title: string
  kinds: readonly DocumentKind[]
  onOpen: ((kind: DocumentKind) => void) | undefined
}

function Kind({ of: kind, onOpen }: { of: DocumentKind; onOpen: Props['onOpen'] }) {
  const { t } = useLingui()
  const partyTitles = usePartyTitles()
  const makers = kind.makers.map(({ party, title }) => title ?? partyTitles[party]).join(', ')
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <div>
        <Group gap="xs">
          <Text fw={600}>{kind.title}</Text>
          {kind.is_confidential ? (
            <Badge color="red" variant="light">
              <Trans>Конфиденциальный</Trans>
            </Badge>
          ) : null}
          {kind.is_archived ? (
            <Badge color="gray" variant="light">
              <Trans>В архиве</Trans>
            </Badge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {makers === '' ? t`Составляют те, кто ведёт документы` : t`Составляют: ${makers}`}
          {kind.deadline_days === null ? null : (
            <>
              {' · '}
              <Plural value={kind.deadline_days} one="# рабочий день" few="# рабочих дня" other="# рабочих дней" />
            </>
          )}
          {' · '}
          <Plural value={kind.documents} one="# документ" few="# документа" other="# документов" />
        </Text>
      </div>
      {onOpen ? (
        <ActionIcon variant="subtle" color="gray" aria-label={t`Изменить: ${kind.title}`} onClick={() => onOpen(kind)}>
          <IconPencil size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ) : null}
    </Group>
  )
}

/** The kinds of one genre. */
export function KindGroup({ title, kinds, onOpen }: Props) {
  if (kinds.length === 0) return null
  return (
    <Panel>
      <PanelHead title={title} mb="xs" />
      <Stack gap="sm">
        {kinds.map((kind) => (
          <Kind key={kind.id} of={kind} onOpen={onOpen} />
        ))}
      </Stack>
    </Panel>
  )
}
