import path from 'node:path'
import * as z from 'zod/mini'
import { defaultDataFolder } from './program-folder.ts'
import { address, converted, moment, networks, oneOf, text, timeZone, wholeNumber } from './setting-schemas.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

const anyText = text((value) => value.trim() !== '', 'непустое значение')

/** Every setting of the program: variable of the environment, meaning, what holds without it. */
export const settingsTable = {
  port: {
    name: 'PORT',
    meaning: 'Порт, на котором открывается школа',
    byDefault: '3000, а если занят — следующий свободный',
    schema: z.optional(wholeNumber(0, 65_535)),
  },
  host: {
    name: 'HOST',
    meaning: 'Адрес, на котором принимать соединения; 0.0.0.0 — на всех',
    byDefault: '127.0.0.1: только с этого компьютера',
    schema: z._default(anyText, '127.0.0.1'),
  },
  dataDir: {
    name: 'DATA_DIR',
    meaning: 'Папка данных: база, файлы, исходящие письма, ключ демонстрации',
    byDefault: '/var/lib/shanyraq/… для root, ~/.local/share/shanyraq/… для остальных; своя у каждой копии программы',
    schema: z.pipe(
      z.optional(anyText),
      z.transform((value) => (value === undefined ? defaultDataFolder() : path.resolve(value))),
    ),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'Свой сервер PostgreSQL 15 или новее вместо встроенного: postgresql://пользователь:пароль@сервер/база',
    byDefault: 'встроенный PostgreSQL 18',
    schema: z.optional(address(['postgresql:', 'postgres:'])),
    secret: true,
  },
  mode: {
    name: 'SHANYRAQ_MODE',
    meaning:
      'demo — демонстрационная школа с готовыми входами; school — настоящая: нужен SECRET_KEY, готовых входов нет',
    byDefault: 'demo',
    schema: z._default(oneOf('demo', 'school'), 'demo'),
  },
  secretKey: {
    name: 'SECRET_KEY',
    meaning: 'Ключ, которым подписываются входы; не короче 32 знаков',
    byDefault: 'для демонстрации создаётся в папке данных',
    schema: z.optional(text((value) => value.length >= 32, 'не короче 32 знаков')),
    secret: true,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    meaning: 'Адрес, по которому школу открывают люди; из него строятся ссылки в письмах',
    byDefault: 'http://localhost и порт',
    schema: z.optional(converted(address(['http:', 'https:'], { bare: true }), (value) => value.replace(/\/$/, ''))),
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    meaning: 'Адреса обратных прокси, которым верить в X-Forwarded-For, через запятую',
    byDefault: 'никому',
    schema: z._default(networks, []),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    meaning: 'Почтовый сервер: smtp://пользователь:пароль@сервер:587 (вместе с MAIL_FROM и PUBLIC_URL)',
    byDefault: 'письма складываются в outbox папки данных',
    schema: z.optional(address(['smtp:', 'smtps:'])),
    secret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    meaning: 'Отправитель писем',
    byDefault: 'school@localhost',
    schema: z.optional(text((value) => /^[^\r\n]*[^\s@]+@[^\s@]+$/.test(value.replace(/>$/, '')), 'адрес почты')),
  },
  timeZone: {
    name: 'SCHOOL_TIME_ZONE',
    meaning: 'Часовой пояс школы',
    byDefault: 'Asia/Almaty',
    schema: z._default(timeZone, 'Asia/Almaty'),
  },
  schoolToday: {
    name: 'SCHOOL_TODAY',
    meaning:
      'Считать сегодняшним этот день, а с временем (2026-09-01T08:30) остановить на нём и часы: для проверок и снимков',
    byDefault: 'сегодня по часам компьютера',
    schema: z.optional(moment),
  },
  uploadMegabytes: {
    name: 'UPLOAD_MB',
    meaning: 'Наибольший размер одного загружаемого файла, МБ, от 1 до 100; фотография людей — не больше 10',
    byDefault: '25',
    schema: z._default(wholeNumber(1, 100), 25),
  },
  maxLagMs: {
    name: 'MAX_LAG_MS',
    meaning: 'Насколько сервер может отставать, прежде чем на время отказывать в запросах (503), мс; 0 — не отказывать',
    byDefault: '3000',
    schema: z._default(wholeNumber(0, 600_000), 3000),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    meaning: 'Подробность журнала: info или debug (debug печатает и внутренние подробности отказа при запуске)',
    byDefault: 'info',
    schema: z._default(oneOf('info', 'debug'), 'info'),
  },
  demoSeed: {
    name: 'DEMO_SEED',
    meaning: 'Число, из которого строится демонстрационная школа: то же число — та же школа',
    byDefault: '48',
    schema: z._default(wholeNumber(0, 2_147_483_647), 48),
  },
} as const

type Table = typeof settingsTable
export type Settings = { -readonly [Key in keyof Table]: z.output<Table[Key]['schema']> }

/**
 * Reads the settings; an empty variable counts as unset.
 * @throws StartRefusal with a sentence for every value that can't be used
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const sentences = unknownNames(environment)
  const read: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(settingsTable)) {
    const given = environment[setting.name] || undefined
    const result = z.safeParse(setting.schema, given)
    if (result.success) read[key] = result.data
    else sentences.push(`${setting.name}${shown(setting, given)}. Нужно: ${result.error.issues[0]?.message}.`)
  }
  const settings = read as Settings
  if (sentences.length === 0) sentences.push(...disagreements(settings))
  if (sentences.length > 0)
    throw new StartRefusal(`Настройки не подходят:\n${sentences.map((one) => `  ${one}`).join('\n')}`)
  return settings
}

const shown = (setting: object, given: string | undefined): string =>
  'secret' in setting ? ' не подходит' : ` = «${given}»`

/** A misspelt SHANYRAQ_MODE would open a real school with the passwords of the demonstration. */
function unknownNames(environment: Record<string, string | undefined>): string[] {
  const known: Set<string> = new Set(Object.values(settingsTable).map(({ name }) => name))
  return Object.keys(environment)
    .filter((name) => name.startsWith('SHANYRAQ_') && !known.has(name))
    .map((name) => `${name}: такой настройки нет.`)
}

function disagreements({ mode, secretKey, smtpUrl, mailFrom, publicUrl }: Settings): string[] {
  return [
    mode === 'school' && secretKey === undefined && 'SHANYRAQ_MODE=school: нужен SECRET_KEY не короче 32 знаков.',
    smtpUrl !== undefined && mailFrom === undefined && 'SMTP_URL: нужен и MAIL_FROM, адрес отправителя.',
    smtpUrl !== undefined &&
      publicUrl === undefined &&
      'SMTP_URL: нужен и PUBLIC_URL, чтобы ссылки в письмах вели в школу.',
  ].filter((sentence) => sentence !== false)
}
