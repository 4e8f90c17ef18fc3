import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Answer, Empty, Group, Select, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { listBoardStudents } from '../../contract/rearrangements.ts'
import { readYearOfClasses, type YearOfClasses } from '../../contract/set-up.ts'
import { GradesAddress } from '../grades-address.ts'
import { BoardColumns } from './board-columns.tsx'

const everything = 'all'

/** Who is in which class of a parallel from a day on; students are moved from class to class and out of the tray. */
export function BoardView() {
  const { year } = useStudyYear()
  const read = useQuery(query(readYearOfClasses, { query: year === null ? {} : { year_id: String(year.id) } }))
  return (
    <Answer of={read}>
      {(answer) =>
        answer.year === null || answer.parallels.length === 0 ? <NoClasses /> : <BoardOfYear year={answer} />
      }
    </Answer>
  )
}
const NoClasses = () => (
  <Empty title={<Trans>Классов пока нет</Trans>} hint={<Trans>Сначала добавьте их по параллелям</Trans>} />
)

function BoardOfYear({ year }: { year: YearOfClasses }) {
  const { t } = useLingui()
  const [{ parallel }, change] = useUrlState(GradesAddress)
  const [isWhole, setWhole] = useState(false)
  const first = year.year?.from ?? ''
  const [from, setFrom] = useState(schoolDay() > first ? schoolDay() : first)
  const number = year.parallels.includes(parallel ?? -1) ? parallel : year.parallels[0]
  const chosen = isWhole ? everything : String(number)
  const isDay = queryDate.safeParse(from).success
  const students = useQuery({
    ...query(listBoardStudents, { query: { year_id: String(year.year?.id ?? 0), parallel: chosen, date: from } }),
    enabled: isDay,
  })
  const classes = year.classes.filter(
    (one) =>
      (isWhole || one.parallel === number) &&
      (one.closed_on === null || one.closed_on >= from) &&
      (one.opened_on === null || one.opened_on <= from),
  )
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <Select
          label={t`Параллель`}
          w={170}
          size="xs"
          allowDeselect={false}
          data={[
            ...year.parallels.map((one) => ({ value: String(one), label: t`${one} параллель` })),
            { value: everything, label: t`Вся школа` },
          ]}
          value={chosen}
          onChange={(value) => {
            setWhole(value === everything)
            if (value !== everything) change({ parallel: value ?? undefined })
          }}
        />
        <DateField
          label={t`С какого дня`}
          size="xs"
          w={170}
          min={year.year?.from}
          max={year.year?.to}
          value={from}
          onChange={setFrom}
        />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Перетащите учеников на класс. С клавиатуры: стрелки — по списку, пробел — выбрать, Ctrl+X — вырезать, Ctrl+V —
          вставить в класс.
        </Trans>
      </Text>
      <Answer of={students}>
        {(answer) => (
          <BoardColumns key={`${chosen} ${from}`} classes={classes} students={answer.students} from={from} />
        )}
      </Answer>
    </Stack>
  )
}
