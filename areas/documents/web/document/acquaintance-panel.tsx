import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { notify } from '#platform/web/notifications/notify.ts'
import {
  Answer,
  Button,
  Group,
  Panel,
  PanelHead,
  Progress,
  SegmentedControl,
  Stack,
  Text,
} from '#platform/web/ui/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { listAcquaintance, remindAcquaintance } from '../../contract/acquaintance.ts'
import type { Document } from '../../contract/document.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

const AcquaintDialog = lazyPart(async () => (await import('./acquaint-dialog.tsx')).AcquaintDialog)

type Sheet = Output<typeof listAcquaintance>
type Asked = Sheet['items'][number]

function AskedPerson({ of: { person, position, confirmed_at, opened_at, due_on } }: { of: Asked }) {
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{person.full_name}</Text>
        <Text size="xs" c="dimmed">
          {position}
        </Text>
      </div>
      <Text size="xs" c={confirmed_at === null ? 'red' : 'dimmed'} ta="right">
        {confirmed_at === null ? (
          <>
            {opened_at === null ? <Trans>Не открывал</Trans> : <Trans>Открыл, не подтвердил</Trans>}
            {due_on === null ? null : (
              <>
                , <Trans>срок {displayDate(due_on)}</Trans>
              </>
            )}
          </>
        ) : (
          displayMoment(confirmed_at)
        )}
      </Text>
    </Group>
  )
}

function Sheet({ of: { items }, shown }: { of: Sheet; shown: 'missing' | 'all' }) {
  const listed = shown === 'all' ? items : items.filter(({ confirmed_at }) => confirmed_at === null)
  if (listed.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Все ознакомлены</Trans>
      </Text>
    )
  return (
    <Stack gap={6} mah={360} style={{ overflowY: 'auto' }}>
      {listed.map((one) => (
        <AskedPerson key={one.person.id} of={one} />
      ))}
    </Stack>
  )
}

function AskedPeople({ id }: { id: number }) {
  const { t } = useLingui()
  const { act } = useDocumentCalls()
  const [shown, setShown] = useState<'missing' | 'all'>('missing')
  const remind = async () => {
    const answer = await act(remindAcquaintance, { params: { id: String(id) } })
    if (answer === null) return
    if (answer.reminded > 0) notify.success(t`Напомнили: ${answer.reminded}`)
    else notify.info(t`Сегодня всем уже напомнили`)
  }
  return (
    <Answer of={useQuery(query(listAcquaintance, { params: { id: String(id) } }))}>
      {(sheet) => (
        <Stack gap="sm">
          <Group gap="xs" justify="space-between">
            <SegmentedControl
              size="xs"
              aria-label={t`Кого показать`}
              value={shown}
              onChange={(value) => setShown(value === 'all' ? 'all' : 'missing')}
              data={[
                { value: 'missing', label: t`Не ознакомились` },
                { value: 'all', label: t`Все` },
              ]}
            />
            {sheet.may_ask ? (
              <Button size="compact-sm" variant="default" onClick={() => void remind()}>
                <Trans>Напомнить</Trans>
              </Button>
            ) : null}
          </Group>
          <Sheet of={sheet} shown={shown} />
        </Stack>
      )}
    </Answer>
  )
}

/** Лист ознакомления: who must know a document, who does and who does not yet. */
export function AcquaintancePanel({ of: { id, acquaintance, acts } }: { of: Document }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const mayAsk = acts.includes('acquaint')
  const { asked, confirmed } = acquaintance
  if (asked === 0 && !mayAsk) return null
  return (
    <Panel>
      <PanelHead
        title={<Trans>Ознакомление</Trans>}
        mb="xs"
        below={asked > 0 ? t`${confirmed} из ${asked}` : undefined}
      >
        {mayAsk ? (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            <Trans>Отправить</Trans>
          </Button>
        ) : null}
      </PanelHead>
      {asked === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Никому не отправлен</Trans>
        </Text>
      ) : (
        <>
          <Progress value={(confirmed / asked) * 100} aria-label={t`Ознакомлены: ${confirmed} из ${asked}`} mb="sm" />
          <AskedPeople id={id} />
        </>
      )}
      {isOpen ? <AcquaintDialog documentId={id} onClose={() => setOpen(false)} /> : null}
    </Panel>
  )
}
