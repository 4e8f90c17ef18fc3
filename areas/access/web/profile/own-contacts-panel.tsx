import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { MailDialog } from './mail-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

interface LineProps {
  title: string
  value: ReactNode
  action: string
  onChange: () => void
}
function Line({ title, value, action, onChange }: LineProps) {
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" c="dimmed">
          {title}
        </Text>
        {value ?? (
          <Text c="dimmed">
            <Trans>не указано</Trans>
          </Text>
        )}
      </div>
      <Button variant="default" size="xs" onClick={onChange} aria-label={action} style={{ flexShrink: 0 }}>
        <Trans>Изменить</Trans>
      </Button>
    </Group>
  )
}

interface Props {
  phone: string | null
  email: string | null
  /** How the phone is shown. */
  shownPhone: ReactNode
  onChanged: () => Promise<void>
}

/** One's own phone and mail; a new mail stands once it is confirmed by the link that is sent to it. */
export function OwnContactsPanel({ phone, email, shownPhone, onChanged }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'phone' | 'mail' | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={t`Мои контакты`} />
        <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          <Line
            title={t`Телефон`}
            value={phone === null ? null : shownPhone}
            action={t`Изменить телефон`}
            onChange={() => setOpen('phone')}
          />
          <Line
            title={t`Почта`}
            value={email === null ? null : <Text>{email}</Text>}
            action={t`Изменить почту`}
            onChange={() => setOpen('mail')}
          />
        </Stack>
        {awaited === null ? null : (
          <Text component="output" display="block" size="sm">
            <Trans>
              Письмо со ссылкой отправлено на {awaited}. Почта сменится, когда вы откроете ссылку и подтвердите её;
              ссылка действует час.
            </Trans>
          </Text>
        )}
      </Stack>
      {open === 'phone' ? <PhoneDialog phone={phone} onClose={close} onChanged={onChanged} /> : null}
      {open === 'mail' ? <MailDialog onClose={close} onRequested={setAwaited} /> : null}
    </Panel>
  )
}
