import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FileLink } from '#areas/media/web/index.ts'
import { RichTextView } from '#areas/rich-text/web/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, query, request } from '#platform/web/api/index.ts'
import { Answer, Button, Stack, Text, Title } from '#platform/web/ui/index.ts'
import {
  listAnnouncements,
  markAnnouncementRead,
  openAnnouncementFile,
  readAnnouncement,
  type Announcement,
} from '../../contract/announcements.ts'
import { AnnouncementBadges } from '../list/announcement-badges.tsx'
import { Management } from './management.tsx'

interface Props {
  id: number
  onEdit: (announcement: Announcement) => void
  /** It is there no more. */
  onGone: () => void
}

/** An announcement as it is read; opening it counts as reading. */
export function AnnouncementCard({ id, onEdit, onGone }: Props) {
  const announcement = useQuery(query(readAnnouncement, { params: { id: String(id) } }))
  return <Answer of={announcement}>{(one) => <Opened announcement={one} onEdit={onEdit} onGone={onGone} />}</Answer>
}

function Opened({ announcement, ...rest }: { announcement: Announcement } & Omit<Props, 'id'>) {
  const client = useQueryClient()
  const { id, title, content, attachments, is_reader, read_at, state, taken_back_reason, management } = announcement
  const { mutate, isPending } = useMutation({
    ...call(markAnnouncementRead),
    onSuccess: () =>
      Promise.all(
        [listAnnouncements, readAnnouncement].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
      ),
  })
  const isToBeNoted = is_reader && read_at === null
  useEffect(() => {
    if (isToBeNoted) mutate({ params: { id: String(id) }, body: {} })
  }, [id, isToBeNoted, mutate])
  return (
    <Stack gap="sm">
      <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <AnnouncementBadges of={announcement} />
      {state === 'taken_back' ? (
        <Text size="sm" c="red">
          <Trans>Объявление отозвано: {taken_back_reason}</Trans>
        </Text>
      ) : null}
      {content === null ? null : <RichTextView text={content} pictures={announcement.pictures} />}
      {attachments.length === 0 ? null : <Attachments announcement={announcement} />}
      <Acknowledge
        announcement={announcement}
        isSending={isPending}
        onPress={() => mutate({ params: { id: String(id) }, body: { acknowledge: true } })}
      />
      {management === null ? null : <Management announcement={announcement} management={management} {...rest} />}
    </Stack>
  )
}

const Attachments = ({ announcement: { id, attachments } }: { announcement: Announcement }) => (
  <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
    {attachments.map((file) => (
      <li key={file.id}>
        <FileLink
          file={file}
          read={() => request(openAnnouncementFile, { params: { id: String(id), file_id: String(file.id) } })}
        />
      </li>
    ))}
  </Stack>
)

interface AcknowledgeProps {
  announcement: Announcement
  isSending: boolean
  onPress: () => void
}
function Acknowledge({ announcement, isSending, onPress }: AcknowledgeProps) {
  const { is_reader, asks_acknowledgement, acknowledged_at } = announcement
  if (!is_reader || !asks_acknowledgement) return null
  if (acknowledged_at !== null)
    return (
      <Text size="sm" fw={500}>
        <Trans>Вы отметили, что ознакомлены</Trans>
      </Text>
    )
  return (
    <Button onClick={onPress} loading={isSending} w="fit-content">
      <Trans>Ознакомлен</Trans>
    </Button>
  )
}
