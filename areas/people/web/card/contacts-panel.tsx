import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Anchor, FactList, LinkButton, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { PhoneLink } from '../phone-link.tsx'

/** How to reach the person; of who keeps the record what is missing is added from here. */
export function ContactsPanel({ person: { id, phone, email, may_edit } }: { person: PersonCard }) {
  const { t } = useLingui()
  const isEmpty = phone === null && email === null
  if (isEmpty && !may_edit) return null
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={t`Контакты`}>
          {may_edit && (phone === null || email === null) ? (
            <LinkButton
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              to="/passport/PassportEditor"
              search={{ person: id }}
            >
              <Trans>Добавить</Trans>
            </LinkButton>
          ) : null}
        </PanelHead>
        {isEmpty ? (
          <Text c="dimmed" size="sm">
            <Trans>Ни телефона, ни почты не записано</Trans>
          </Text>
        ) : (
          <FactList
            facts={[
              { title: t`Телефон`, value: phone && <PhoneLink phone={phone} /> },
              { title: t`Почта`, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
            ]}
          />
        )}
      </Stack>
    </Panel>
  )
}
