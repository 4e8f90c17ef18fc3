import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { notify } from '#platform/web/notifications/notify.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Group, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { removeDocument, restoreDocument } from '../../contract/document.ts'
import { listOwnPapers, type OwnPaper } from '../../contract/own.ts'
import { printDocument } from '../../contract/paper.ts'
import { submitDocument, withdrawDocument } from '../../contract/steps.ts'
import { StateBadge } from '../state-badge.tsx'

const ApplicationDialog = lazyPart(async () => (await import('./application-dialog.tsx')).ApplicationDialog)

/** How far a paper has come, for whoever waits for it. */
function useProgressWords() {
  const { t } = useLingui()
  return ({ status, due_on, number, numbered_on, remark, kind }: OwnPaper): string => {
    if (status === 'accepted' && number !== null && numbered_on !== null)
      return t`№ ${number} от ${displayDate(numbered_on)}`
    if (status !== 'checking') return remark === null ? t`Не отправлено` : t`Вернули: ${remark}`
    if (kind.genre === 'application') return due_on === null ? t`Рассматривают` : t`Ответят до ${displayDate(due_on)}`
    return due_on === null ? t`На подписи` : t`На подписи, будет до ${displayDate(due_on)}`
  }
}

/** What whoever has asked for a paper may do with it. */
function usePaperSteps({ id, version, title }: OwnPaper) {
  const { t } = useLingui()
  const { act } = useActions([listOwnPapers])
  const params = { id: String(id) }
  return {
    withdraw: () => act(withdrawDocument, { params, body: { version } }),
    submit: async () => {
      if ((await act(submitDocument, { params, body: { version } })) !== null) notify.success(t`Отправлено`)
    },
    remove: async () => {
      if ((await act(removeDocument, { params })) === null) return
      notify.undoable(t`«${title}» убрано`, { label: t`Вернуть`, act: () => void act(restoreDocument, { params }) })
    },
  }
}

function PaperButtons({ of: paper }: { of: OwnPaper }) {
  const { take, isTaking } = useSaveFile(printDocument)
  const steps = usePaperSteps(paper)
  const [isWriting, setWriting] = useState(false)
  const may = (act: OwnPaper['acts'][number]) => paper.acts.includes(act)
  const isReady = paper.status === 'accepted' && paper.ended === null
  return (
    <Group gap="xs">
      {isReady ? (
        <Button
          size="xs"
          variant="default"
          loading={isTaking}
          onClick={() => take({ params: { id: String(paper.id) } })}
        >
          <Trans>Скачать PDF</Trans>
        </Button>
      ) : null}
      {may('change') && paper.kind.genre === 'application' ? (
        <Button size="xs" onClick={() => setWriting(true)}>
          <Trans>Исправить</Trans>
        </Button>
      ) : may('submit') ? (
        <Button size="xs" onClick={() => void steps.submit()}>
          <Trans>Отправить</Trans>
        </Button>
      ) : null}
      {may('withdraw') ? (
        <Button size="xs" variant="subtle" color="gray" onClick={() => void steps.withdraw()}>
          <Trans>Отозвать</Trans>
        </Button>
      ) : null}
      {may('remove') ? (
        <Button size="xs" variant="subtle" color="gray" onClick={() => void steps.remove()}>
          <Trans>Убрать</Trans>
        </Button>
      ) : null}
      {isWriting ? <ApplicationDialog of={{ paper }} onClose={() => setWriting(false)} /> : null}
    </Group>
  )
}

/** A paper that one has asked for. */
export function OwnPaperItem({ of: paper }: { of: OwnPaper }) {
  const words = useProgressWords()
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Group gap="xs">
          <Text fw={600}>{paper.title}</Text>
          <StateBadge of={paper} />
        </Group>
        <Text size="sm" c="dimmed">
          {[paper.person?.full_name, words(paper)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <PaperButtons of={paper} />
    </Group>
  )
}
