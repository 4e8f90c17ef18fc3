import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { Answer, Button, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { comparePersons, previewMerger, mergePersons } from '../../contract/merging.ts'
import { ChoiceTable } from './choice-table.tsx'
import { firstChoice, mergingOf, type Sides } from './merge-choice.ts'
import { useMergers } from './use-mergers.ts'

interface Props {
  one: number
  other: number
  onDone: () => void
}

/** Two records side by side: what stays of each, then what follows, then one record. */
export function MergeView({ one, other, onDone }: Props) {
  const body = { one_id: one, other_id: other }
  // each reading is written down: read once, when it opens
  const compared = useQuery({
    queryKey: keyOf(comparePersons, body),
    queryFn: () => request(comparePersons, { body }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return <Answer of={compared}>{(sides) => <Choosing sides={sides} onDone={onDone} />}</Answer>
}

function Choosing({ sides, onDone }: { sides: Sides; onDone: () => void }) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(() => firstChoice(sides))
  const [isBusy, setBusy] = useState(false)
  const { attempt, refresh, showMerged } = useMergers()
  const merge = async () => {
    const body = mergingOf(sides, choice)
    const preview = await request(previewMerger, { body })
    const name = sides[choice.kept].full_name
    const agreed = await askPreview(preview, {
      message: t`Объединить записи: ${name}?`,
      description: t`Вторая запись уйдёт в архив, всё её станет записано за основной. Объединение можно отменить.`,
      total: preview.effects.length === 0 ? t`За второй записью ничего нет` : t`Остальное не изменится`,
      ok: t`Объединить`,
      refused: t`Пока нельзя объединить`,
    })
    if (!agreed) return
    const { id } = await request(mergePersons, { body })
    await refresh()
    showMerged(id, name)
    onDone()
  }
  const start = () => {
    setBusy(true)
    attempt(() => merge().finally(() => setBusy(false)))
  }
  return (
    <Panel>
      <Stack gap="md">
        <ChoiceTable sides={sides} choice={choice} onChange={setChoice} />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" flex="1 1 240px">
            <Trans>Отметки, пропуски, классы, родные и документы обоих будут у основной записи</Trans>
          </Text>
          <Button loading={isBusy} onClick={start}>
            <Trans>Объединить</Trans>
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
