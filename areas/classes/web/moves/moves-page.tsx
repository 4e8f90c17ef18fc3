import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { translate } from '#platform/contract/text.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { exportMoves, listMoves, type Move } from '../../contract/moves.ts'
import { moveInWords } from '../../rules/moves.ts'

/** `/managing/moves`: who came into classes, left and changed them within a fortnight. */
export function MovesPage() {
  const { t } = useLingui()
  const list = useList(listMoves)
  const columns: Column<Move>[] = [
    {
      key: 'date',
      title: t`День`,
      width: 140,
      sort: 'date',
      group: ({ date }) => displayDate(date),
      render: ({ date }) => displayDate(date),
    },
    { key: 'name', title: t`Ученик`, render: (move) => <Student move={move} /> },
    { key: 'move', title: t`Класс`, width: 220, render: whatOf },
  ]
  return (
    <PageFrame title={<Trans>Пришли и ушли за две недели</Trans>}>
      <ListView
        list={list}
        label={t`Пришли и ушли за две недели`}
        columns={columns}
        name="classes.moves"
        exported={exportMoves}
        rowKey={({ student_id, date }) => `${student_id} ${date}`}
        renderCard={(move) => (
          <>
            <Student move={move} />
            <Text size="sm" c="dimmed">
              {[whatOf(move), displayDate(move.date)].join(' · ')}
            </Text>
          </>
        )}
        searchLabel={t`Фамилия, имя`}
        empty={{ title: t`Никого нет`, hint: t`За две недели никто не пришёл, не ушёл и не сменил класс` }}
      />
    </PageFrame>
  )
}

const whatOf = (move: Move) => translate(moveInWords(move))

const Student = ({ move: { student_id, full_name } }: { move: Move }) => (
  <LinkAnchor to="/users/$id" params={{ id: String(student_id) }}>
    {full_name}
  </LinkAnchor>
)
