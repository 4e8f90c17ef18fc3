import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { idText } from '#platform/contract/wire.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { Answer, Empty, Loading, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { findGradeBooks, readGradeBook, type GradeBook } from '../../contract/grade-book.ts'
import { BookActions } from './book-actions.tsx'
import { StudentSelect } from './student-select.tsx'
import { YearPanel } from './year-panel.tsx'

const Address = z.object({ student: z.optional(idText) })

/** The grade book of the student of the address; of who has one only, at once. */
export function BookTab() {
  const [{ student }, change] = useUrlState(Address)
  // a family has a few children: the first one stands open, as in the diary
  const isFamily = useSession()?.client === 1
  const first = useQuery(query(findGradeBooks, { query: {} }))
  return (
    <Answer of={first} loading={<Loading lines={12} />}>
      {({ items }) => {
        if (items.length === 0)
          return (
            <Empty
              title={<Trans>Нет учеников, чью успеваемость вам можно открыть</Trans>}
              hint={<Trans>Классный руководитель видит свой класс, родитель — своих детей.</Trans>}
            />
          )
        const chosen = student ?? (isFamily || items.length === 1 ? items[0]?.id : undefined)
        return (
          <Stack gap="md">
            {items.length > 1 ? (
              <StudentSelect first={items} chosen={chosen} onChoose={(id) => change({ student: id })} />
            ) : null}
            {chosen === undefined ? (
              <Empty
                title={<Trans>Выберите ученика</Trans>}
                hint={<Trans>Начните вводить фамилию: покажем итоги за все годы.</Trans>}
              />
            ) : (
              <Book key={chosen} studentId={chosen} />
            )}
          </Stack>
        )
      }}
    </Answer>
  )
}

function Book({ studentId }: { studentId: number }) {
  const book = useQuery(query(readGradeBook, { params: { id: String(studentId) } }))
  return (
    <Answer of={book} loading={<Loading lines={12} />}>
      {(shown) => <Shown book={shown} />}
    </Answer>
  )
}

function Shown({ book }: { book: GradeBook }) {
  const { student, years, cards } = book
  return (
    <Stack gap="md">
      <BookActions student={student} />
      {years.map((sheet) => (
        <YearPanel
          key={sheet.year.id}
          studentId={student.id}
          sheet={sheet}
          cards={cards.filter(({ year_id }) => year_id === sheet.year.id)}
        />
      ))}
    </Stack>
  )
}
