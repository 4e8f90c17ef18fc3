import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { ApiError, request, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { cancelEvacuation, changeEvacuation, readEvacuation } from '../../contract/evacuations.ts'
import { failures } from '../../contract/texts.ts'
import { noteEnd, readRunning } from '../live/running.ts'

const endWords = () => t`Сигнал об окончании получат все.`
/** Who is not found yet, in words, as it is at this moment, and how many they are. */
async function openWords(params: { id: string }): Promise<{ words: string; lost: number }> {
  const { totals } = await request(readEvacuation, { params, query: {} })
  const waiting = plural(totals.waiting, {
    one: '# человек ещё не отмечен',
    few: '# человека ещё не отмечены',
    other: '# человек ещё не отмечены',
  })
  const parts = [
    totals.waiting > 0 ? waiting : null,
    totals.missing > 0 ? t`не найдено: ${totals.missing}` : null,
    totals.help > 0 ? t`нужна помощь: ${totals.help}` : null,
  ].filter((part) => part !== null)
  const lost = totals.waiting + totals.missing + totals.help
  const summary = parts.join(', ')
  const sentence =
    lost === 0 ? t`Все отмечены, не найденных нет.` : `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
  return { words: `${sentence} ${endWords()}`, lost }
}

const showError = (error: unknown, otherwise: string): void => {
  const isAway = error instanceof ApiError && error.status === 0
  notify.error(isAway ? t`Нет связи: эвакуация продолжается. Нажмите ещё раз.` : (sentenceOf(error) ?? otherwise))
}

/** The two ends of an evacuation, each after a word on what it means. */
export function useEnding(id: number) {
  const [isEnding, setEnding] = useState(false)
  const params = { id: String(id) }
  const end = async (act: () => Promise<unknown>, status: 'completed' | 'cancelled', failure: string) => {
    setEnding(true)
    try {
      await act()
      noteEnd(id, status)
    } catch (error) {
      // somebody else has ended it meanwhile
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await readRunning()
      showError(error, failure)
    } finally {
      setEnding(false)
    }
  }
  return {
    isEnding,
    complete: async () => {
      const { words: description, lost } = await openWords(params).catch(() => ({ words: endWords(), lost: 0 }))
      const isSure = await dialog.confirm({
        message: lost > 0 ? t`Завершить, хотя найдены не все?` : t`Завершить?`,
        description,
        ok: lost > 0 ? t`Завершить всё равно` : t`Завершить`,
        isDangerous: lost > 0,
      })
      if (!isSure) return
      const act = () => request(changeEvacuation, { params, body: { status: 'completed' } })
      await end(act, 'completed', failures.change)
    },
    cancel: async () => {
      const isSure = await dialog.confirm({
        message: t`Это был ложный запуск?`,
        description: t`Сигнал об отмене получат все. Запись и отметки останутся, в сравнение с прежними она не войдёт.`,
        ok: t`Отменить эвакуацию`,
        cancel: t`Продолжать`,
        isDangerous: true,
      })
      if (isSure) await end(() => request(cancelEvacuation, { params }), 'cancelled', failures.remove)
    },
  }
}
