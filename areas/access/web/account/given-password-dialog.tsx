import { Trans, useLingui } from '@lingui/react/macro'
import { FormFoot } from '#platform/web/form/index.ts'
import { Button, Code, CopyButton, FactList, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import type { GivenPassword } from '../../contract/accounts.ts'

/** A temporary password, this once. */
export function GivenPasswordDialog({ given, onClose }: { given: GivenPassword | null; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal
      opened={given !== null}
      onClose={onClose}
      title={t`Временный пароль`}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {given === null ? null : (
        <Stack gap="sm">
          <FactList
            facts={[
              { title: t`Логин`, value: <Code fz="md">{given.login}</Code> },
              { title: t`Пароль`, value: <Code fz="md">{given.password}</Code> },
            ]}
          />
          <Text size="sm">
            <Trans>Передайте его лично: больше он нигде не показан. При первом входе человек придумает свой.</Trans>
          </Text>
          <FormFoot action={<Trans>Готово</Trans>} onAction={onClose} focus="action">
            <CopyButton value={`${given.login}\n${given.password}`}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? t`Скопировано` : t`Скопировать`}
                </Button>
              )}
            </CopyButton>
          </FormFoot>
        </Stack>
      )}
    </Modal>
  )
}
