import { StartRefusal, inWords } from '#platform/server/start/start-refusal.ts'

const again = 'Устраните причину и запустите снова.'

/** What PostgreSQL, Node and the system answer, what it means here, and what to do. */
const byCode: Record<string, string> = {
  '53100': 'на диске сервера базы данных нет места. Освободите его и запустите снова.',
  '53200': 'серверу базы данных не хватает памяти. Закройте лишние программы и запустите снова.',
  '53300':
    'у сервера базы данных не осталось свободных соединений. Увеличьте max_connections или закройте лишние программы.',
  '57014':
    'база данных отвечала слишком долго: компьютер перегружен. Подождите, пока он освободится, и запустите снова.',
  '55P03': 'таблица базы данных занята другой программой. Остановите её и запустите снова.',
  '42501': 'пользователю базы данных не хватает прав. Сделайте его владельцем базы.',
  '25006': 'база данных доступна только для чтения. Укажите в DATABASE_URL основной сервер.',
  '28P01': 'база данных не принимает пароль. Исправьте DATABASE_URL.',
  '28000': 'база данных не пускает пользователя. Исправьте DATABASE_URL или pg_hba.conf.',
  '3D000': 'базы данных с таким именем нет. Создайте её (createdb) или исправьте DATABASE_URL.',
  XX001: 'данные на диске повреждены. Восстановите их из резервной копии и проверьте диск.',
  XX002: 'индекс базы данных повреждён. Выполните reindex или восстановите данные из резервной копии, проверьте диск.',
  EADDRINUSE: 'порт успела занять другая программа. Остановите её или укажите другой в PORT.',
  ERR_MODULE_NOT_FOUND: 'пакеты установлены не полностью. Удалите папку node_modules и запустите снова.',
  MODULE_NOT_FOUND: 'пакеты установлены не полностью. Удалите папку node_modules и запустите снова.',
  ERR_DLOPEN_FAILED: 'пакеты установлены для другой системы. Удалите папку node_modules и запустите снова.',
  EMFILE: 'слишком много открытых файлов. Увеличьте предел (ulimit -n 4096) и запустите снова.',
  ENFILE: 'в системе слишком много открытых файлов. Закройте лишние программы и запустите снова.',
  ENOMEM: 'не хватает памяти. Закройте лишние программы и запустите снова.',
  EBUSY: `файл держит другая программа. ${again}`,
}
const lostDatabase =
  'связь с базой данных прервалась. Причина — в postgres.log папки данных или на сервере из DATABASE_URL. ' + again
const isLostDatabase = (code: string, message: string): boolean =>
  /^(57P0|08)/.test(code) ||
  /ECONNREFUSED|ECONNRESET|EPIPE/.test(code) ||
  /^(Connection terminated|timeout exceeded)/i.test(message)

function meaningOf(error: Error): string | undefined {
  const { code = '' } = error as { code?: unknown }
  if (typeof code !== 'string') return undefined
  if (isLostDatabase(code, error.message)) return lostDatabase
  return byCode[code]
}

/**
 * Why a start has failed: cause and remedy in words. What nobody expected comes with its stack, so that it can be
 * found: a message alone, such as «undefined has no length», leads nowhere.
 */
export function showFailure(cause: unknown): string {
  const error = inWords(cause)
  if (error instanceof StartRefusal) return error.message
  const meaning = meaningOf(error)
  if (meaning !== undefined) return `Запуск не удался: ${meaning} (${error.message})`
  return (
    `Запуск не удался: ${error.message}\n` +
    'Это ошибка программы, а не ваша. Повторите запуск: сделанное сохранено, он продолжит с того же места. Если ошибка ' +
    `повторится, передайте разработчикам эти строки:\n${error.stack ?? ''}`
  )
}
