import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { attachHost, type Notice } from '../notifications/notify.ts'
import { ApiError, cancelled } from './api-error.ts'
import { report, resetDenied, useIsDenied } from './catalogue.ts'

const shown = vi.fn<(notice: Notice) => void>()
const isDenied = () => renderHook(() => useIsDenied()).result.current
beforeEach(() => {
  attachHost(shown)
  shown.mockClear()
  resetDenied()
})

describe('the error catalogue', () => {
  it.each([
    ['401', new ApiError(401, 'Войдите'), 'Доступ запрещен', true],
    ['403', new ApiError(403, 'Нет прав'), 'Доступ запрещен', true],
    [
      'another error with a detail',
      new ApiError(422, [{ loc: ['body'], msg: '', type: '' }]),
      'Исправьте ошибки формы',
      false,
    ],
    ['a sentence of 400', new ApiError(400, 'Так нельзя'), 'Исправьте ошибки формы', false],
    ['429 with detail', new ApiError(429, 'Повторите через минуту'), 'Исправьте ошибки формы', false],
    ['a failure of the server', new ApiError(500), 'Произошла ошибка, повторите позже', false],
    [
      'a busy server',
      new ApiError(503),
      'Сервер занят. Введённое осталось на странице: повторите через несколько секунд',
      false,
    ],
    [
      'a server that has lost its database',
      new ApiError(503, undefined, 'database'),
      'Сервер потерял связь с базой данных и восстанавливает её. Введённое осталось на странице: повторите через несколько секунд',
      false,
    ],
    [
      'a server without room',
      new ApiError(503, undefined, 'disk'),
      'На диске сервера нет места, поэтому не записано. Введённое осталось на странице: повторите, когда место освободят',
      false,
    ],
    ['no answer', new ApiError(0), 'Произошла ошибка, повторите позже', false],
    ['an error of the program', new TypeError('x'), 'Произошла ошибка, повторите позже', false],
  ])('%s', (_, error, title, denies) => {
    report(error)
    expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title })
    expect(isDenied()).toBe(denies)
  })
  it.each([
    ['a cancelled call', cancelled()],
    ['404, told in place', new ApiError(404, 'Не найдено')],
    ['409, told in place', new ApiError(409, 'Уже изменено')],
  ])('shows nothing for %s', (_, error) => {
    report(error)
    expect(shown).not.toHaveBeenCalled()
    expect(isDenied()).toBe(false)
  })
  it("shows a query's own message instead, once", () => {
    report(new ApiError(500), 'Ошибка при получении списка годов')
    expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Ошибка при получении списка годов' })
  })
  it('resets the flag when asked', () => {
    report(new ApiError(403, 'Нет прав'))
    resetDenied()
    expect(isDenied()).toBe(false)
  })
})
