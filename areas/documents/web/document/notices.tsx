import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert, Button, Group, Text } from '#platform/web/ui/index.ts'
import { confirmAcquaintance } from '../../contract/acquaintance.ts'
import type { Document } from '../../contract/document.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

/** What whoever opens a document has to know or do first. */
export function Notices({ of: document }: { of: Document }) {
  const { act } = useDocumentCalls()
  const { ended, ended_on, ended_reason, remark, acquaintance, id } = document
  return (
    <>
      {ended === null ? null : (
        <Alert
          color="red"
          title={
            ended === 'annulled' ? (
              <Trans>Аннулирован {ended_on === null ? '' : displayDate(ended_on)}</Trans>
            ) : (
              <Trans>Заменён новой версией {ended_on === null ? '' : displayDate(ended_on)}</Trans>
            )
          }
        >
          {ended_reason}
        </Alert>
      )}
      {remark === null ? null : (
        <Alert color="yellow" title={<Trans>Возвращён с замечанием</Trans>}>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {remark}
          </Text>
        </Alert>
      )}
      {acquaintance.awaits_caller ? (
        <Alert color="blue" title={<Trans>Прочитайте документ и подтвердите это</Trans>}>
          <Group>
            <Button size="xs" onClick={() => void act(confirmAcquaintance, { params: { id: String(id) } })}>
              <Trans>Ознакомлен</Trans>
            </Button>
          </Group>
        </Alert>
      ) : null}
    </>
  )
}
