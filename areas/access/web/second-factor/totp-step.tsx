import { Trans, useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Box, Code, Group, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { confirmTotp, type beginTotp } from '../../contract/second-factor.ts'

interface Props {
  begun: Output<typeof beginTotp>
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}
const quiet = 4

/** The secret as a picture and as text, and the first code of the application, which puts it in force. */
export function TotpStep({ begun: { secret, qr }, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(confirmTotp, {
    initialValues: { code: '' },
    onDone: ({ codes }) => onDone(codes),
  })
  const side = qr.side + 2 * quiet
  return (
    <Group align="flex-start" gap="lg">
      <Box bg="white" style={{ borderRadius: 8, lineHeight: 0 }}>
        <svg width={200} height={200} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} shapeRendering="crispEdges">
          <title>{t`QR-код для приложения`}</title>
          <path d={qr.path} fill="#000" />
        </svg>
      </Box>
      <Stack gap="sm" maw={420}>
        <Text size="sm">
          <Trans>
            Откройте приложение с кодами (Google Authenticator, Яндекс Ключ или другое) и снимите картинку. Если камеры
            нет, введите ключ вручную:
          </Trans>
        </Text>
        <Code block aria-label={t`Ключ`} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
        <FormBody of={form}>
          <TextInput
            label={t`Код из приложения`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            data-autofocus
            {...form.field('code')}
          />
          <FormFoot isOnPage action={<Trans>Подтвердить</Trans>} isSending={form.isSending} onCancel={onCancel} />
        </FormBody>
      </Stack>
    </Group>
  )
}
