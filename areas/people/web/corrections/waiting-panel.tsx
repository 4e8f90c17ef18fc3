import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { answerCorrection, listCorrections, type WaitingCorrection } from '../../contract/corrections.ts'
import { readPersonCard } from '../../contract/people.ts'
import { openRecord } from '../../contract/record.ts'
import { PhoneLink } from '../phone-link.tsx'
import { useCorrectionWords } from './correction-words.ts'

/** What the family asks to put right in this record: each field is taken or declined by itself. */
export function WaitingPanel({ personId }: { personId: number }) {
  const { t } = useLingui()
  const waiting = useQuery(query(listCorrections, { query: { person_id: String(personId) } }))
  const items = waiting.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={t`Семья предлагает исправить`} />
        {items.map((one) => (
          <WaitingRow key={one.id} correction={one} />
        ))}
      </Stack>
    </Panel>
  )
}

function WaitingRow({ correction }: { correction: WaitingCorrection }) {
  const { t } = useLingui()
  const { id, field, value, present, proposed_by } = correction
  const { fields, shown } = useCorrectionWords()
  const read = (given: string) => (field === 'phone' ? <PhoneLink phone={given} /> : shown(field, given))
  const { act } = useActions([listCorrections, readPersonCard, openRecord])
  const params = { id: String(id) }
  const accept = () => void act(answerCorrection, { params, body: { is_accepted: true, answer: null } })
  const decline = async () => {
    const answer = await dialog.prompt({
      message: t`Не принимать: ${fields[field]}?`,
      description: t`Семья увидит ответ.`,
      label: t`Что ответить`,
      ok: t`Не принимать`,
      maxLength: 500,
      isDangerous: true,
    })
    if (answer === null) return
    await act(answerCorrection, { params, body: { is_accepted: false, answer: answer.trim() || null } })
  }
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text>
          {fields[field]}: {present === null ? null : <>{read(present)} → </>}
          <Text span fw={600}>
            {read(value)}
          </Text>
        </Text>
        <Text size="sm" c="dimmed">
          {proposed_by}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" aria-label={t`Принять: ${fields[field]}`} onClick={accept}>
          <Trans>Принять</Trans>
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={t`Не принимать: ${fields[field]}`}
          onClick={() => void decline()}
        >
          <Trans>Не принимать</Trans>
        </Button>
      </Group>
    </Group>
  )
}
