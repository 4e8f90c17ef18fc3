import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, CopyButton, Group, Text, TextInput } from '#platform/web/ui/index.ts'

/** The address while it is known: to copy, or to hand over to this device's calendar. */
export function LinkAddress({ url }: { url: string }) {
  const { t } = useLingui()
  return (
    <>
      <TextInput label={t`Ссылка`} value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? <Trans>Скопировано</Trans> : <Trans>Скопировать</Trans>}
            </Button>
          )}
        </CopyButton>
        <Anchor size="sm" href={url.replace(/^https?:/, 'webcal:')}>
          <Trans>Открыть в календаре устройства</Trans>
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>Ссылка показана один раз: если потеряется, сделайте новую.</Trans>
      </Text>
    </>
  )
}
