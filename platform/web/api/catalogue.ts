import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createStore, useStore } from '../store.ts'
import { notify } from '../notifications/notify.ts'
import { ApiError, isBusy, isCancelled, sentenceOf } from './api-error.ts'

const texts = {
  denied: msg`Доступ запрещен`,
  form: msg`Исправьте ошибки формы`,
  other: msg`Произошла ошибка, повторите позже`,
  busy: msg`Сервер занят. Введённое осталось на странице: повторите через несколько секунд`,
  database: msg`Сервер потерял связь с базой данных и восстанавливает её. Введённое осталось на странице: повторите через несколько секунд`,
  disk: msg`На диске сервера нет места, поэтому не записано. Введённое осталось на странице: повторите, когда место освободят`,
}
const denied = createStore(false)
/** The access-denied flag (specification §4): the page gives way to 'Доступ запрещен' until the route changes. */
export const useIsDenied = (): boolean => useStore(denied)
export const resetDenied = (): void => denied.set(false)

/** The notification that a failure calls for (specification §8), or null: cancelled, and 404 and 409, told in place. */
export function noticeOf(error: unknown): keyof typeof texts | null {
  if (isCancelled(error)) return null
  if (!(error instanceof ApiError)) return 'other'
  if (error.status === 401 || error.status === 403) return 'denied'
  if (error.status === 404 || error.status === 409) return null
  if (error.detail !== undefined) return 'form'
  return isBusy(error) ? error.reason : 'other'
}

/** Tells of a failed action that has no place of its own: a refusal in its words, all else as the catalogue says. */
export function reportAction(error: unknown): void {
  const message = noticeOf(error) === 'denied' ? null : sentenceOf(error)
  if (message === null) report(error)
  else notify.error(message)
}

/**
 * Tells of a failure as the catalogue says. `message` replaces its text, except where access was denied.
 * Silent calls are not reported at all.
 */
export function report(error: unknown, message?: string): void {
  const notice = noticeOf(error)
  if (notice === 'denied') denied.set(true)
  if (message !== undefined && notice !== 'denied' && !isCancelled(error)) notify.error(message)
  else if (notice !== null) notify.error(i18n._(texts[notice]))
}
