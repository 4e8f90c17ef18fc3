import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { exportNumbers, listNumbers, type GivenNumber } from '../contract/given-numbers.ts'
import type { JournalCard } from './journal-page.tsx'

/** The numbers of a journal: the one given last stands first. */
export function NumberList({ card: { journal, periods } }: { card: JournalCard }) {
  const { t } = useLingui()
  const list = useList(listNumbers, { journal: String(journal.id) })
  const titled = periods.filter(({ title }) => title !== '')
  return (
    <ListView
      list={list}
      label={t`Номера журнала`}
      columns={useColumns()}
      rowKey={({ id }) => id}
      name="numbering.numbers"
      exported={exportNumbers}
      renderCard={(number) => <NumberCard number={number} />}
      searchLabel={t`Номер или причина`}
      filters={
        <>
          {titled.length > 0 ? (
            <ListFilter
              list={list}
              name="period"
              all={t`Все годы`}
              data={titled.map(({ key, title }) => ({ value: key, label: title }))}
              width={140}
            />
          ) : null}
          <ListFilter
            list={list}
            name="state"
            all={t`Все номера`}
            data={[
              { value: 'valid', label: t`Действующие` },
              { value: 'annulled', label: t`Аннулированные` },
            ]}
          />
        </>
      }
      empty={{
        title: t`Номеров пока нет`,
        hint: t`Номер появится здесь, когда его получит документ`,
      }}
    />
  )
}

function useColumns(): Column<GivenNumber>[] {
  const { t } = useLingui()
  return [
    { key: 'number', title: t`Номер`, sort: 'number', width: 170, render: (one) => <NumberOf number={one} /> },
    { key: 'date', title: t`Дата`, sort: 'date', width: 110, render: ({ on }) => displayDate(on) },
    { key: 'subject', title: t`Документ`, render: (one) => <SubjectOf number={one} /> },
    { key: 'by', title: t`Кто взял номер`, width: 230, render: ({ by }) => by ?? '—' },
    {
      key: 'state',
      title: t`Состояние`,
      width: 280,
      maxWidth: 280,
      inFile: ['state', 'annulled_on', 'reason'],
      render: (one) => <StateOf number={one} />,
    },
  ]
}

interface Props {
  number: GivenNumber
}
const NumberOf = ({ number: { number, annulled } }: Props) => (
  <Text span fw={600} size="sm" td={annulled === null ? undefined : 'line-through'}>
    {number}
  </Text>
)

/** What the number was given to; of what is not for this reader only that it is a document. */
function SubjectOf({ number: { subject } }: Props) {
  const { t } = useLingui()
  if (subject === null)
    return (
      <Text span c="dimmed" size="sm">
        {t`документ`}
      </Text>
    )
  if (subject.link === null) return subject.title
  const [path = '', search = ''] = subject.link.split('?')
  return (
    <LinkAnchor to={path} search={Object.fromEntries(new URLSearchParams(search))} c="inherit">
      {subject.title}
    </LinkAnchor>
  )
}

function StateOf({ number: { annulled } }: Props) {
  const { t } = useLingui()
  if (annulled === null)
    return (
      <Badge variant="light" color="teal">
        {t`действует`}
      </Badge>
    )
  const { on, reason, by } = annulled
  return (
    <>
      <Badge variant="light" color="red">
        {t`аннулирован`}
      </Badge>
      <Text size="xs" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {[displayDate(on), by].filter(Boolean).join(', ')}. {reason}
      </Text>
    </>
  )
}

function NumberCard({ number }: Props) {
  return (
    <>
      <NumberOf number={number} />{' '}
      <Text span size="sm" c="dimmed">
        {displayDate(number.on)}
      </Text>
      <Text size="sm" component="div">
        <SubjectOf number={number} />
      </Text>
      {number.by === null ? null : (
        <Text size="xs" c="dimmed">
          {number.by}
        </Text>
      )}
      <StateOf number={number} />
    </>
  )
}
