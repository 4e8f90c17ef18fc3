import { Trans, useLingui } from '@lingui/react/macro'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { Box, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { GroupPlan, PlanCell } from '../../contract/plan.ts'
import { cellStates } from '../../rules/cell-state.ts'
import { isTrouble, troubleTitles } from './plan-words.ts'
import styles from './plan.module.css'

interface Props {
  plan: GroupPlan
  onOpen: (cell: PlanCell) => void
}
const worst = (cells: readonly PlanCell[]): number =>
  Math.min(cellStates.length, ...cells.map(({ state }) => cellStates.indexOf(state)))

/** Courses × classes with the sizes of their groups; courses of which something is missing stand first. */
export function PlanMatrix({ plan, onOpen }: Props) {
  const { t } = useLingui()
  const { classes, courses, cells } = plan
  const byCourse = Map.groupBy(cells, ({ course_id }) => course_id)
  const rows = courses
    .map((course) => ({ course, cells: byCourse.get(course.id) ?? [] }))
    .toSorted((one, other) => worst(one.cells) - worst(other.cells))
  return (
    // a table wider than the screen is scrolled by the keyboard too
    <Box
      component="section"
      className={styles['scroll'] ?? ''}
      tabIndex={0}
      aria-label={t`Группы классов по предметам`}
    >
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Предмет</Trans>
            </th>
            {classes.map(({ id, title, students }) => (
              <th key={id} scope="col">
                {title}
                <Text span size="xs" c="dimmed" display="block">
                  {students}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ course, cells: own }) => (
            <tr key={course.id}>
              <th scope="row">
                <CourseName colour={course.colour}>{course.title}</CourseName>
              </th>
              {classes.map(({ id, title }) => {
                const cell = own.find(({ class_id }) => class_id === id)
                return (
                  <td key={id}>
                    {cell ? <Cell cell={cell} label={`${course.title}, ${title}`} onOpen={onOpen} /> : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

interface CellProps {
  cell: PlanCell
  label: string
  onOpen: Props['onOpen']
}
function Cell({ cell, label, onOpen }: CellProps) {
  const { t } = useLingui()
  const { groups, state, unplaced } = cell
  const sizes = groups.map(({ students }) => students).join(' + ')
  const trouble = isTrouble(state) ? troubleTitles[state] : null
  const words = groups.length === 0 ? '' : t`учеников в группах: ${sizes}`
  return (
    <UnstyledButton
      className={styles['cell'] ?? ''}
      data-state={state}
      aria-label={[label, words, trouble].filter(Boolean).join('. ')}
      title={trouble ?? undefined}
      onClick={() => onOpen(cell)}
    >
      {groups.length === 0 ? <Trans>нет</Trans> : sizes}
      {groups.length > 0 && unplaced > 0 ? ` (−${unplaced})` : null}
    </UnstyledButton>
  )
}
