import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RichTextView } from '#areas/rich-text/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Button, Stack, Text } from '#platform/web/ui/index.ts'
import { listAnnouncementVersions } from '../../contract/announcements.ts'

/** What it said before it was changed, for who manages it. */
export function FormerVersions({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Versions id={id} />
  ) : (
    <Button variant="subtle" size="xs" w="fit-content" onClick={() => setOpen(true)}>
      <Trans>Прежние версии</Trans>
    </Button>
  )
}

function Versions({ id }: { id: number }) {
  const versions = useQuery(query(listAnnouncementVersions, { params: { id: String(id) } }))
  return (
    <Answer of={versions}>
      {({ items, pictures }) => (
        <Stack gap="sm">
          {items.map(({ version, title, content, changed_at, changed_by }) => (
            <section key={version}>
              <Text size="xs" c="dimmed">
                <Trans>
                  До {displayMoment(changed_at)}, изменил {changed_by}
                </Trans>
              </Text>
              <Text size="sm" fw={600}>
                {title}
              </Text>
              <RichTextView text={content} pictures={pictures} />
            </section>
          ))}
        </Stack>
      )}
    </Answer>
  )
}
