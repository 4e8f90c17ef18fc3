import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconArrowMerge, IconArrowsSplit2, IconPlus } from '#platform/web/icons/index.ts'
import { Alert, Anchor, Button, Group, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { managesGroups } from '../../contract/access.ts'
import type { GroupPlan, PlanCell } from '../../contract/plan.ts'
import { DivisionDialog } from '../division/division-dialog.tsx'
import { MakePlanDialog } from './make-plan-dialog.tsx'
import { isTrouble, troubleTitles } from './plan-words.ts'

interface Props {
  plan: GroupPlan
  cell: PlanCell
  ofYear: { year_id?: string }
  /** Its card. */
  onOpenGroup: (id: number) => void
  onClose: () => void
}

/** A course of a class: its groups, how they stand against the norm, and what can be done. */
export function CellDialog({ plan, cell, ofYear, onOpenGroup, onClose }: Props) {
  const { t } = useLingui()
  const manages = useAllowed({ access: managesGroups })
  const [doing, setDoing] = useState<'make' | 'divide' | 'stream' | null>(null)
  const course = plan.courses.find(({ id }) => id === cell.course_id)
  const own = plan.classes.find(({ id }) => id === cell.class_id)
  if (!course || !own) return null
  const parallel = plan.classes.filter((one) => one.parallel === own.parallel)
  if (doing === 'make')
    return <MakePlanDialog ofYear={ofYear} of={{ class_id: own.id, course_id: course.id }} onClose={onClose} />
  if (doing !== null)
    return (
      <DivisionDialog
        courseId={course.id}
        classIds={doing === 'divide' ? [own.id] : parallel.map(({ id }) => id)}
        onClose={onClose}
      />
    )
  const openGroup = (id: number) => {
    onClose()
    onOpenGroup(id)
  }
  const hours = displayNumber(cell.hours)
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${course.title}, ${own.title}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Часов в неделю: {hours}. В классе {own.students}, РУП допускает групп: {cell.subgroups}.
          </Trans>
        </Text>
        {isTrouble(cell.state) ? (
          <Alert color={cell.state === 'missing' ? 'red' : 'yellow'} title={troubleTitles[cell.state]}>
            <TroubleWords cell={cell} students={own.students} threshold={plan.threshold} />
          </Alert>
        ) : null}
        {cell.reason === null ? null : (
          <Text size="sm">
            <Trans>Причина деления не по норме: {cell.reason}</Trans>
          </Text>
        )}
        {cell.groups.map(({ id, title, kind, students }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Anchor component="button" type="button" ta="start" onClick={() => openGroup(id)}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {groupKindTitles[kind]}, <Trans>из класса: {students}</Trans>
            </Text>
          </Group>
        ))}
        {manages ? (
          <Group gap="xs">
            {cell.state === 'missing' ? (
              <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDoing('make')}>
                <Trans>Создать по РУП</Trans>
              </Button>
            ) : null}
            <Button
              size="xs"
              variant={cell.state === 'missing' ? 'default' : 'filled'}
              leftSection={<IconArrowsSplit2 size={16} aria-hidden />}
              onClick={() => setDoing('divide')}
            >
              <Trans>Разделить или объединить</Trans>
            </Button>
            {parallel.length > 1 ? (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArrowMerge size={16} aria-hidden />}
                onClick={() => setDoing('stream')}
              >
                <Trans>Сборные группы параллели</Trans>
              </Button>
            ) : null}
          </Group>
        ) : null}
      </Stack>
    </Modal>
  )
}

function TroubleWords({ cell, students, threshold }: { cell: PlanCell; students: number; threshold: number }) {
  if (cell.state === 'missing') return <Trans>Предмет стоит в РУП, а учить его некому: создайте группу.</Trans>
  if (cell.state === 'unplaced') return <Trans>Учеников класса без группы: {cell.unplaced}.</Trans>
  if (cell.state === 'divided-below')
    return (
      <Trans>
        На подгруппы по норме делят от {threshold}, а в классе {students}. Объедините или оставьте причину.
      </Trans>
    )
  return (
    <Trans>
      В классе {students}: по норме от {threshold} предмет делят. Разделите или оставьте причину.
    </Trans>
  )
}
