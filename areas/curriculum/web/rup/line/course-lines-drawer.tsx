import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Drawer } from '#platform/web/ui/drawer.tsx'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Badge, Button, Empty, FactList, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import type { RupColumn, RupLine } from '../../../contract/rup.ts'
import { componentTitles } from '../../../rules/components.ts'
import { planColumnTitle } from '../../../rules/parallel-title.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { LineDialog } from './line-dialog.tsx'

interface Props {
  /** Of the course. */
  title: string
  lines: readonly RupLine[]
  columns: readonly RupColumn[]
  onClose: () => void
}

/** What the plan says of a course, line by line, beside its hours: how it is graded, divided, counted in a year. */
export function CourseLinesDrawer({ title, lines, columns, onClose }: Props) {
  const { t } = useLingui()
  const [changed, setChanged] = useState<RupLine | null>(null)
  const titleOf = (line: RupLine) => {
    const column = columns.find((one) => placeKey(one) === placeKey(line))
    return planColumnTitle({ ...line, class_title: column?.class_title ?? null })
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={title}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack>
        {lines.length === 0 ? (
          <Empty title={t`Часов пока нет`} hint={t`Введите часы в таблице: строка появится здесь`} />
        ) : null}
        {lines.map((line) => (
          <Panel key={line.id}>
            <PanelHead
              order={3}
              title={titleOf(line)}
              beside={<Badge variant="light">{componentTitles[line.component]}</Badge>}
              mb="xs"
            >
              <Button size="compact-sm" variant="default" onClick={() => setChanged(line)}>
                <Trans>Изменить</Trans>
              </Button>
            </PanelHead>
            <FactList
              facts={[
                { title: t`Часов в неделю`, value: displayNumber(line.hours) },
                {
                  title: t`Часов в год`,
                  value: line.hours_year === null ? t`по неделям` : displayNumber(line.hours_year),
                },
                { title: t`Подгрупп`, value: line.subgroups > 1 ? String(line.subgroups) : t`не делится` },
                { title: t`Оценивание`, value: gradingModeTitles[line.grading_mode] },
              ]}
            />
          </Panel>
        ))}
      </Stack>
      {changed ? (
        <LineDialog line={changed} title={`${title}, ${titleOf(changed)}`} onClose={() => setChanged(null)} />
      ) : null}
    </Drawer>
  )
}
