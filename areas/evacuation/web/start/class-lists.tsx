import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportAction } from '#platform/web/api/index.ts'
import { IconFileTypePdf } from '#platform/web/icons/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button, Can, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { printClassLists } from '../../contract/class-lists.ts'

/** The lists of the morning, kept on the devices of those who start evacuations: they open without a network too. */
export function ClassLists() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    try {
      // what was read a moment ago is not of this minute: the page keeps none, the device does
      const query = { ...keptQuery(printClassLists), staleTime: 0, gcTime: 0, retry: false }
      saveFile(await client.fetchQuery(query), 'application/pdf')
    } catch (error) {
      reportAction(error)
    } finally {
      setTaking(false)
    }
  }
  return (
    <Can use={printClassLists}>
      <Panel>
        <Group justify="space-between" gap="md">
          <Stack gap={2} maw={620}>
            <Title order={2} size="h4">
              <Trans>Списки классов на бумагу</Trans>
            </Title>
            <Text size="sm">
              {t`Все классы с теми, кого сегодня нет. Утренние списки хранятся на этом устройстве: без связи откроются они, с минутой, на которую составлены.`}
            </Text>
          </Stack>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            loading={isTaking}
            onClick={() => void take()}
          >
            <Trans>Списки классов (PDF)</Trans>
          </Button>
        </Group>
      </Panel>
    </Can>
  )
}
