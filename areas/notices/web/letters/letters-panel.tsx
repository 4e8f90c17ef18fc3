import { useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, Stack, Text } from '#platform/web/ui/index.ts'
import { readsLetters } from '../../contract/access.ts'
import { listLetters, letterStates, type SentLetter } from '../../contract/letters.ts'
import { LetterActions } from './letter-actions.tsx'
import { LetterState } from './letter-state.tsx'
import { useStateWords } from './use-state-words.ts'

/** Letters that one has sent, all of the school for who reads accounts: what has gone, what waits, and what did not arrive and why. */
export function LettersPanel() {
  const { t } = useLingui()
  const list = useList(listLetters)
  const words = useStateWords()
  const mayReadAll = useAllowed({ access: readsLetters })
  return (
    <ListView
      list={list}
      label={t`Письма`}
      columns={useLetterColumns(mayReadAll)}
      rowKey={({ id }) => id}
      name="notices.letters"
      renderCard={(letter) => <LetterCard letter={letter} />}
      searchLabel={t`Кому или адрес`}
      filters={
        <>
          <ListFilter
            list={list}
            name="state"
            all={t`Все письма`}
            data={letterStates.map((value) => ({ value, label: words[value] }))}
          />
          {mayReadAll ? (
            <ListFilter
              list={list}
              name="mine"
              all={t`Всех отправителей`}
              data={[{ value: 'true', label: t`Только мои` }]}
            />
          ) : null}
        </>
      }
      empty={{
        title: t`Писем пока нет`,
        hint: t`Здесь видно, дошли ли письма, которые вы отправили из программы: справки, ответы, напоминания`,
      }}
    />
  )
}

function LetterCard({ letter }: { letter: SentLetter }) {
  return (
    <Stack gap={2}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {letter.subject}
        </Text>
        <LetterActions letter={letter} />
      </Group>
      <Recipient letter={letter} />
      <LetterState letter={letter} />
    </Stack>
  )
}

const Recipient = ({ letter: { recipient, address } }: { letter: SentLetter }) => (
  <>
    {recipient ?? address}
    {recipient === null ? null : (
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
    )}
  </>
)

function useLetterColumns(mayReadAll: boolean): Column<SentLetter>[] {
  const { t } = useLingui()
  const school = t`Школа`
  return [
    { key: 'recipient', title: t`Кому`, maxWidth: 260, render: (letter) => <Recipient letter={letter} /> },
    { key: 'subject', title: t`Тема`, maxWidth: 340, render: ({ subject }) => subject },
    ...(mayReadAll
      ? [{ key: 'sender', title: t`Кто отправил`, maxWidth: 220, render: ({ sender }: SentLetter) => sender ?? school }]
      : []),
    { key: 'queued', title: t`Когда`, width: 150, render: ({ queued_at }) => displayMoment(queued_at) },
    { key: 'state', title: t`Состояние`, width: 300, render: (letter) => <LetterState letter={letter} /> },
    { key: 'actions', title: t`Действия`, width: 90, render: (letter) => <LetterActions letter={letter} /> },
  ]
}
