import { expect, test } from 'vitest'
import { showFailure } from './failure-words.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts)

test('a refusal is its own sentence', () => {
  expect(showFailure(new StartRefusal('Порт 80 занят.'))).toBe('Порт 80 занят.')
})

test.each([
  [{ code: 'ENOSPC', path: '/data' }, 'На диске нет места: /data. Освободите место'],
  [{ code: 'EACCES', path: '/data' }, 'Нет прав на папку или файл: /data. Исправьте права'],
  [{ code: '53100' }, 'на диске сервера базы данных нет места. Освободите'],
  [{ code: '57014' }, 'компьютер перегружен. Подождите'],
  [{ code: '57P01' }, 'связь с базой данных прервалась. Причина'],
  [{ code: 'ECONNREFUSED' }, 'связь с базой данных прервалась'],
  [{ code: '42501' }, 'не хватает прав. Сделайте'],
  [{ code: 'EADDRINUSE' }, 'порт успела занять другая программа. Остановите'],
  [{ code: 'ERR_MODULE_NOT_FOUND' }, 'пакеты установлены не полностью. Удалите папку node_modules'],
  [{ code: 'EMFILE' }, 'слишком много открытых файлов. Увеличьте'],
])('%o is told with its cause and its remedy', (facts, words) => {
  const shown = showFailure(failure('as the system says it', facts))
  expect(shown).toContain(words)
  expect(shown).not.toContain('at ')
})

test('what nobody expected is told with its place and what to do', () => {
  const shown = showFailure(new TypeError("Cannot read properties of undefined (reading 'length')"))
  expect(shown).toMatch(/^Запуск не удался: Cannot read properties of undefined/)
  expect(shown).toContain('Повторите запуск')
  expect(shown).toContain('failure-words.test.ts')
})

test('what is thrown without being an error is told too', () => {
  expect(showFailure('a text')).toContain('Запуск не удался: a text')
})
