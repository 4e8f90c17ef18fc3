import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'

/** Recovery codes, this once: to be copied or printed. */
export function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          Сохраните коды восстановления: каждый откроет вход один раз, если телефона или ключа не будет под рукой.
          Больше мы их не покажем.
        </Trans>
      </Text>
      <SimpleGrid
        component="ul"
        cols={2}
        spacing={6}
        verticalSpacing={6}
        maw={320}
        m={0}
        p={0}
        aria-label={t`Коды восстановления`}
      >
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="xs" data-print="never">
        <Button onClick={onDone} data-autofocus>
          <Trans>Я сохранил(а) коды</Trans>
        </Button>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t`Скопировано` : t`Скопировать`}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => window.print()}>
          <Trans>Распечатать</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
