import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listOwnKinds, type DocumentLanguage, type OwnKind } from '../../contract/kinds.ts'
import { listOwnPapers, orderPaper } from '../../contract/own.ts'
import { useOwnPersonId } from './use-own-person-id.ts'

const ApplicationDialog = lazyPart(async () => (await import('./application-dialog.tsx')).ApplicationDialog)

interface Props {
  personId: number | null
  name: string | null
}

/** Certificates are ordered by one press in the language that is needed, applications are written first. */
export function OrderPanel({ personId, name }: Props) {
  const { t } = useLingui()
  const own = useOwnPersonId()
  const { act } = useActions([listOwnPapers])
  const [written, setWritten] = useState<OwnKind | null>(null)
  const [isSending, setSending] = useState(false)
  const about = (kind: OwnKind) => (kind.subject === 'none' ? null : (personId ?? own))
  const order = async (kind: OwnKind, language: DocumentLanguage) => {
    setSending(true)
    const body = { kind_id: kind.id, person_id: about(kind), language, words: null, file_ids: [] }
    const made = await act(orderPaper, { body })
    setSending(false)
    if (made !== null) notify.success(t`Заказано: ${kind.title}. Сообщим, когда будет готово`)
  }
  return (
    <Answer of={useQuery(query(listOwnKinds, {}))}>
      {({ items }) => {
        const certificates = items.filter(({ genre }) => genre === 'certificate')
        const applications = items.filter(({ genre }) => genre === 'application')
        if (certificates.length + applications.length === 0) return null
        return (
          <Panel>
            <PanelHead
              title={t`Заказать справку или подать заявление`}
              {...(name !== null && { below: name })}
              mb="xs"
            />
            <Stack gap="xs">
              {certificates.map((kind) => (
                <Group key={kind.id} justify="space-between" gap="xs">
                  <Text>{kind.title}</Text>
                  <Group gap="xs">
                    <Button size="xs" variant="default" disabled={isSending} onClick={() => void order(kind, 'kk')}>
                      <Trans>На казахском</Trans>
                    </Button>
                    <Button size="xs" disabled={isSending} onClick={() => void order(kind, 'ru')}>
                      <Trans>На русском</Trans>
                    </Button>
                  </Group>
                </Group>
              ))}
              {applications.map((kind) => (
                <Group key={kind.id} justify="space-between" gap="xs">
                  <Text>{kind.title}</Text>
                  <Button size="xs" variant="default" onClick={() => setWritten(kind)}>
                    <Trans>Написать</Trans>
                  </Button>
                </Group>
              ))}
            </Stack>
            {written === null ? null : (
              <ApplicationDialog of={{ kind: written, personId: about(written) }} onClose={() => setWritten(null)} />
            )}
          </Panel>
        )
      }}
    </Answer>
  )
}
