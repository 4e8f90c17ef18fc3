import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { cancelEvacuation, changeEvacuation, readEvacuation, readInProgress } from '../../contract/evacuations.ts'
import { readStatistics } from '../../contract/results.ts'
import { tallyOf } from '../../rules/tally.ts'
import { modeTitles } from '../../rules/words.ts'
import type { Board } from './board.ts'

/** Ends the evacuation for everybody; the question says whom nobody has found. */
export function EndActions({ board: { evacuation, marks } }: { board: Board }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { act } = useActions([readInProgress, readEvacuation])
  const mayEnd = useAllowed(changeEvacuation)
  const seesResults = useAllowed(readStatistics)
  if (!mayEnd || evacuation.status !== 'active') return null
  const { id, mode } = evacuation
  const params = { id: String(id) }
  const title = modeTitles[mode]
  const finish = async () => {
    const { missing, help, waiting } = tallyOf(marks)
    const isCalm = missing + help + waiting === 0
    const yes = await dialog.confirm({
      message: t`Завершить: ${title}?`,
      description: isCalm
        ? t`Найдены все. Отметки после завершения не меняются, у всех страница вернётся к обычной работе.`
        : t`Не найдены: ${missing}. Нужна помощь: ${help}. Не отмечены: ${waiting}. После завершения отметить их будет нельзя.`,
      ok: t`Завершить`,
      isDangerous: !isCalm,
    })
    if (!yes) return
    const done = await act(changeEvacuation, { params, body: { status: 'completed' } })
    if (done && seesResults) await navigate({ to: '/evacuation/statistics/$id', params })
  }
  const cancel = async () => {
    const yes = await dialog.confirm({
      message: t`Отменить как ложный запуск?`,
      description: t`Эвакуация прекратится у всех и останется в истории как отменённая. Отчёт по ней не составляется.`,
      ok: t`Это ложный запуск`,
      cancel: t`Не отменять`,
      isDangerous: true,
    })
    if (yes) await act(cancelEvacuation, { params })
  }
  return (
    <>
      <Button variant="default" onClick={() => void cancel()}>
        <Trans>Ложный запуск</Trans>
      </Button>
      <Button color="red" onClick={() => void finish()}>
        <Trans>Завершить</Trans>
      </Button>
    </>
  )
}
