import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Alert, Button, Can, Group, Text } from '#platform/web/ui/index.ts'
import { changeYear, type StudyYear } from '../../contract/years.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

/** A year whose dates are projected: to be checked with the order; who may change the calendar says that it is done. */
export function ProjectionBanner({ year }: { year: StudyYear }) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const undoable = useUndoable()
  const change = useMutation({
    ...call(changeYear),
    onSettled: readAgain,
    onSuccess: ({ id, date_start, date_end, version }) =>
      undoable(t`Даты года сверены с приказом`, () =>
        request(changeYear, {
          params: { id: String(id) },
          body: { date_start, date_end, version, is_projection: true },
        }),
      ),
  })
  if (!year.is_projection) return null
  const confirm = async () => {
    const isSure = await dialog.confirm({
      message: t`Даты сверены с приказом?`,
      description: t`Пометка «проверьте по приказу» исчезнет у всех.`,
      ok: t`Да, сверены`,
    })
    const { id, date_start, date_end, version } = year
    if (isSure)
      change.mutate({ params: { id: String(id) }, body: { date_start, date_end, version, is_projection: false } })
  }
  return (
    <Alert color="orange" variant="light" data-print="never">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <Trans>Это прогноз по образцу прошлых лет: проверьте по приказу.</Trans>
        </Text>
        <Can use={changeYear}>
          <Button size="xs" variant="default" loading={change.isPending} onClick={() => void confirm()}>
            <Trans>Сверено с приказом</Trans>
          </Button>
        </Can>
      </Group>
    </Alert>
  )
}
