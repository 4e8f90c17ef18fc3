import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { IconBellRinging, IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { call, query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Button, Empty, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { exportCompletion, readCompletion, remindOfCompletion } from '../contract/completion.ts'
import { requestOf, daysOf, type CompletionPlace } from './address.ts'
import { CompletionChart } from './completion-chart.tsx'
import { OverviewTable } from './overview-table.tsx'

/** Whose journals lack how much, drawn and counted, and the reminder to all of the teachers. */
export function CompletionOverview({ state, change }: CompletionPlace) {
  const { today } = useStudyYear()
  const { by } = state
  const filters = { ...requestOf(state, today), by, homework: state.homework ? ('true' as const) : ('false' as const) }
  const completion = useQuery({ ...query(readCompletion, { query: filters }), placeholderData: keepPreviousData })
  const file = useSaveFile(exportCompletion)
  return (
    <Answer of={completion}>
      {(shown) => {
        const rows = shown.rows.filter(
          ({ unfilled, without_marks, works, few }) => unfilled + without_marks + works + few > 0,
        )
        return rows.length === 0 ? (
          <Panel>
            <AllFilled lessons={shown.lessons} />
          </Panel>
        ) : (
          <Stack gap="md" aria-busy={completion.isPlaceholderData} opacity={completion.isPlaceholderData ? 0.6 : 1}>
            <Group justify="space-between" gap="xs">
              <Counted {...shown} />
              <Group gap="xs" data-print="never">
                <Button
                  variant="default"
                  leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                  loading={file.isTaking}
                  onClick={() => file.take({ query: filters })}
                >
                  XLSX
                </Button>
                <RemindButton state={state} />
              </Group>
            </Group>
            <CompletionChart rows={rows} by={by} homework={state.homework} />
            <OverviewTable rows={rows} state={state} change={change} />
          </Stack>
        )
      }}
    </Answer>
  )
}

function AllFilled({ lessons }: { lessons: number }) {
  const { t } = useLingui()
  return (
    <Empty
      title={<Trans>Всё заполнено</Trans>}
      hint={lessons > 0 ? t`Прошло уроков: ${lessons}` : t`За эти дни уроков не было`}
    />
  )
}

function Counted({ lessons, unfilled }: Pick<Output<typeof readCompletion>, 'lessons' | 'unfilled'>) {
  return (
    <Text size="sm" c="dimmed" component="output">
      <Trans>
        Не заполнено <Plural value={unfilled} one="# урок" few="# урока" many="# уроков" other="# урока" /> из {lessons}
      </Trans>
    </Text>
  )
}

/** Reminds every teacher of the chosen ones who lacks something. */
function RemindButton({ state }: Pick<CompletionPlace, 'state'>) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const { homework, cathedra, teacher, class: classId } = state
  const remind = useMutation({ ...call(remindOfCompletion), onSuccess: ({ id }) => showJob(id) })
  const confirm = async () => {
    const isSure = await dialog.confirm({
      message: t`Напомнить о незаполненных журналах?`,
      description: t`Каждый учитель, у которого что-то не заполнено, получит уведомление и письмо: что именно и ссылку на свои журналы.`,
      ok: t`Напомнить`,
    })
    const chosen = {
      ...(cathedra === undefined ? {} : { cathedra_id: cathedra }),
      ...(teacher === undefined ? {} : { teacher_id: teacher }),
      ...(classId === undefined ? {} : { class_id: classId }),
    }
    if (isSure) remind.mutate({ body: { ...daysOf(state, today), homework, ...chosen } })
  }
  return (
    <Button leftSection={<IconBellRinging size={16} />} loading={remind.isPending} onClick={() => void confirm()}>
      <Trans>Напомнить учителям</Trans>
    </Button>
  )
}
