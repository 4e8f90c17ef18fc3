import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, LinkAnchor, Loading, Stack, Text } from '#platform/web/ui/index.ts'
import { listAbsenceReasons } from '../contract/absence-reasons.ts'
import { ReasonCard } from './reason-card.tsx'

const maxShown = '5'

/** On the card of a class: reasons that its families have submitted, unanswered ones first. */
export function ClassReasons({ classId }: { classId: number }) {
  const reasons = useQuery(query(listAbsenceReasons, { query: { class_id: String(classId), size: maxShown } }))
  return (
    <Answer of={reasons} loading={<Loading lines={3} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Сообщений семей для вас нет</Trans>
          </Text>
        ) : (
          <Stack gap="md">
            {items.map((reason) => (
              <ReasonCard key={reason.id} reason={reason} />
            ))}
            {total > items.length ? (
              <LinkAnchor to="/absence-reasons" search={{ class_id: String(classId) }} size="sm">
                <Trans>Все: {total}</Trans>
              </LinkAnchor>
            ) : null}
          </Stack>
        )
      }
    </Answer>
  )
}
