import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert, Modal, Radio, SegmentedControl, Stack, Text } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { previewMerge, mergeRecords } from '../../contract/merge.ts'
import type { DictionaryRecord } from '../../contract/records.ts'
import { useActions } from '../use-actions.ts'
import { useUndoMerger } from './use-undo-merger.ts'

interface Props {
  dictionary: Dictionary
  chosen: readonly DictionaryRecord[]
  onClose: () => void
  onDone: () => void
}
type SourceAction = 'archive' | 'remove'

/** Which of the records stays, what goes over to it, and what becomes of the others. */
export function MergeDialog({ dictionary, chosen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const { act } = useActions()
  const undo = useUndoMerger()
  const [into, setInto] = useState(chosen[0]?.id ?? 0)
  const [sourceAction, setSourceAction] = useState<SourceAction>('archive')
  const [isSending, setSending] = useState(false)
  const input = {
    params: { id: String(dictionary.id) },
    body: { into, from: chosen.map(({ id }) => id).filter((id) => id !== into) },
  }
  const preview = useQuery({
    queryKey: keyOf(previewMerge, input),
    queryFn: ({ signal }) => request(previewMerge, input, { signal }),
    gcTime: 0,
    meta: { silent: true },
  })
  const stays = chosen.find(({ id }) => id === into)?.title ?? ''
  const merge = async () => {
    setSending(true)
    const done = await act(mergeRecords, { ...input, body: { ...input.body, source_action: sourceAction } })
    setSending(false)
    if (done === null) return
    notify.undoable(t`Объединено в «${stays}»`, { label: t`Отменить`, act: () => void undo(done.merger_id) })
    onDone()
  }
  return (
    <Modal opened onClose={onClose} title={t`Объединить записи`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="md">
        <Radio.Group label={t`Какая останется`} value={String(into)} onChange={(id) => setInto(Number(id))}>
          <Stack gap={6} mt={6}>
            {chosen.map(({ id, title, name }) => (
              <Radio key={id} value={String(id)} label={name === null ? title : `${title} (${name})`} />
            ))}
          </Stack>
        </Radio.Group>
        <Stack gap={6}>
          <Text size="sm" fw={500}>
            <Trans>Что будет с остальными</Trans>
          </Text>
          <SegmentedControl
            aria-label={t`Что будет с остальными`}
            value={sourceAction}
            onChange={(next) => setSourceAction(next)}
            data={[
              { value: 'archive', label: t`Уйдут в архив` },
              { value: 'remove', label: t`Будут удалены` },
            ]}
          />
        </Stack>
        {preview.isError ? (
          <Alert color="red" variant="light" role="alert">
            {objectionsOf(preview.error)[0]?.msg ?? sentenceOf(preview.error) ?? t`Не удалось посчитать последствия`}
          </Alert>
        ) : (
          <Moved preview={preview.data} into={stays} />
        )}
        <FormFoot
          action={<Trans>Объединить</Trans>}
          onAction={() => void merge()}
          isDangerous
          focus="cancel"
          isSending={isSending}
          isDisabled={!preview.data}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

/** What goes over to the record that stays. */
function Moved({ preview, into }: { preview: Preview | undefined; into: string }) {
  if (!preview)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Считаем, что перейдёт…</Trans>
      </Text>
    )
  const isNothing = preview.effects.length === 0
  return (
    <Stack gap={6}>
      {isNothing ? null : (
        <Text size="sm" fw={500}>
          <Trans>К «{into}» перейдёт</Trans>
        </Text>
      )}
      <PreviewList groups={previewGroups(preview)} />
      <Text size="sm" c="dimmed">
        {isNothing ? (
          <Trans>На остальные ничто не ссылается. Объединение можно отменить в «Истории».</Trans>
        ) : (
          <Trans>Объединение можно отменить в «Истории», пока это не изменили.</Trans>
        )}
      </Text>
    </Stack>
  )
}
