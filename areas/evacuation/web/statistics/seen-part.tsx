import { Trans, useLingui } from '@lingui/react/macro'
import { Panel, ScrollArea, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { namesText } from '../../rules/names.ts'
import type { Seen } from '../../contract/results.ts'

/** Whom the alarm reached of those who collect, and whom it did not: what a trial of the connection is made for. */
export function SeenPart({ seen: { collectors, seen, unseen } }: { seen: Seen }) {
  const { t } = useLingui()
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Кто увидел сигнал</Trans>
      </Title>
      <Text>{t`Открыли свои списки ${seen} из ${collectors} собирающих.`}</Text>
      {unseen.length === 0 ? null : (
        <>
          <Title order={3} size="h5" mt="xs">{t`Не увидели: ${unseen.length}`}</Title>
          <ScrollArea.Autosize
            mah={320}
            mt="xs"
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Кто не увидел сигнал` }}
          >
            <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
              {unseen.map(({ id, name, lists }) => (
                <li key={id}>
                  {name}{' '}
                  <Text span size="sm" c="dimmed">
                    {namesText(lists)}
                  </Text>
                </li>
              ))}
            </Stack>
          </ScrollArea.Autosize>
        </>
      )}
    </Panel>
  )
}
