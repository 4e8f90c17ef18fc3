import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Empty, Panel, PanelHead, Text } from '#platform/web/ui/index.ts'
import type { GradeBook } from '../../contract/grade-book.ts'
import type { YearSheet } from '../../contract/sheet.ts'
import { classMoves, type ClassMove } from '../../rules/class-moves.ts'
import { CardMenu } from './card-menu.tsx'
import { ResultsTable } from './results-table.tsx'
import { SignedCards } from './signed-cards.tsx'
import classes from './book.module.css'

interface Props {
  studentId: number
  sheet: YearSheet
  cards: GradeBook['cards']
}

/** A year: the class, how the student moved, results and misses, the papers of the year. */
export function YearPanel({ studentId, sheet, cards }: Props) {
  const { year, class: own, stays, courses, policies } = sheet
  const years = `${year.date_start.slice(0, 4)}–${year.date_end.slice(0, 4)}`
  return (
    <Panel className={classes['year'] ?? ''}>
      <PanelHead
        order={3}
        title={
          <>
            {years}, <Trans>{own.title} класс</Trans>
          </>
        }
        below={own.teacher === null ? null : <Trans>Классный руководитель: {own.teacher}</Trans>}
        mb="xs"
      >
        <CardMenu studentId={studentId} yearId={year.id} years={years} />
      </PanelHead>
      {classMoves(stays, year).map((move) => (
        <Text key={move.date} size="sm">
          <MoveWords move={move} />
        </Text>
      ))}
      {courses.length === 0 ? (
        <Empty title={<Trans>Предметов в этом году нет</Trans>} />
      ) : (
        <ResultsTable sheet={sheet} label={years} />
      )}
      {policies.map((policy) => (
        <PolicyWords key={policy.version} policy={policy} />
      ))}
      <SignedCards cards={cards} />
    </Panel>
  )
}

function MoveWords({ move: { from, to, date } }: { move: ClassMove }) {
  const day = displayDate(date)
  if (from === null)
    return (
      <Trans>
        Пришёл в {to} {day}
      </Trans>
    )
  if (to === null)
    return (
      <Trans>
        Выбыл из {from}, последний день {day}
      </Trans>
    )
  return (
    <Trans>
      Перешёл из {from} в {to} с {day}
    </Trans>
  )
}

function PolicyWords({ policy: { version, weights } }: { policy: YearSheet['policies'][number] }) {
  const { t } = useLingui()
  const parts = [
    weights.fo > 0 ? t`ФО ${weights.fo}` : null,
    weights.sor > 0 ? t`СОР ${weights.sor}` : null,
    weights.soch > 0 ? t`СОЧ ${weights.soch}` : null,
  ].filter(Boolean)
  return (
    <Text size="xs" c="dimmed" mt={6}>
      <Trans>
        Правила оценивания года, версия {version}: {parts.join(', ')}
      </Trans>
    </Text>
  )
}
