import { kinshipTitles } from '../../contract/family.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconPlus } from '#platform/web/icons/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ActionIcon, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import type { Relative } from '../../contract/people.ts'
import { PersonName } from '../list/person-name.tsx'
import { PhoneLink } from '../phone-link.tsx'
import classes from './card.module.css'

interface Props {
  title: string
  relatives: readonly Relative[]
  /** Of who may change them; null: somebody is added. */
  onEdit?: ((relative: Relative | null) => void) | undefined
}

/** The person's nearest, with what the school must know of them. */
export function RelativesPanel({ title, relatives, onEdit }: Props) {
  const { t } = useLingui()
  if (relatives.length === 0 && !onEdit) return null
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={title}>
          {onEdit ? (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onEdit(null)}
            >
              <Trans>Добавить</Trans>
            </Button>
          ) : null}
        </PanelHead>
        {relatives.length === 0 ? (
          <Text c="dimmed" size="sm">
            <Trans>Никто не записан</Trans>
          </Text>
        ) : null}
        <ul className={classes['relatives']}>
          {relatives.map((relative) => (
            <li key={relative.tie_id}>
              <Group gap={6} wrap="nowrap">
                <PersonName person={relative} />
                {onEdit ? (
                  <ActionIcon
                    variant="subtle"
                    aria-label={t`Изменить родство: ${relative.full_name}`}
                    onClick={() => onEdit(relative)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                ) : null}
              </Group>
              <RelativeFacts relative={relative} />
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  )
}

function RelativeFacts({ relative }: { relative: Relative }) {
  const { t } = useLingui()
  const { kind, is_legal_representative, may_pick_up, phone, from, until } = relative
  const facts = [
    kinshipTitles[kind],
    is_legal_representative ? t`законный представитель` : null,
    may_pick_up ? t`может забирать` : t`забирать нельзя`,
    from === null ? null : t`с ${displayDate(from)}`,
    until === null ? null : t`по ${displayDate(until)}`,
  ]
  return (
    <Text size="sm" c="dimmed" pl={34}>
      {facts.filter(Boolean).join(' · ')}
      {phone === null ? null : (
        <>
          {' · '}
          <PhoneLink phone={phone} />
        </>
      )}
    </Text>
  )
}
