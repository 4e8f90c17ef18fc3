import { expect, test } from 'vitest'
import { defaultDataFolder } from './program-folder.ts'
import { readSettings } from './settings.ts'

const key = 'k'.repeat(32)

test('without any variable it is the demonstration, for this computer only', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
    port: undefined,
    host: '127.0.0.1',
    dataDir: defaultDataFolder(),
    databaseUrl: undefined,
    mode: 'demo',
    secretKey: undefined,
    publicUrl: undefined,
    trustProxy: [],
    smtpUrl: undefined,
    mailFrom: undefined,
    timeZone: 'Asia/Almaty',
    schoolToday: undefined,
    uploadMegabytes: 25,
    maxLagMs: 3000,
    logLevel: 'info',
    demoSeed: 48,
  })
})

test('values are read in their own types', () => {
  const given = {
    PORT: '8080',
    DATA_DIR: 'data',
    DATABASE_URL: 'postgresql://school:pass@db.example:5432/school',
    SHANYRAQ_MODE: 'school',
    SECRET_KEY: key,
    PUBLIC_URL: 'https://school.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Школа <school@school.example>',
    SCHOOL_TODAY: '2026-10-05T08:30',
    DEMO_SEED: '7',
  }
  expect(readSettings(given)).toMatchObject({
    port: 8080,
    dataDir: `${process.cwd()}/data`,
    mode: 'school',
    publicUrl: 'https://school.example',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    mailFrom: 'Школа <school@school.example>',
    schoolToday: '2026-10-05T08:30',
    demoSeed: 7,
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT = «abc». Нужно: целое число от 0 до 65535.'],
  [{ PORT: '65536' }, 'PORT = «65536»'],
  [{ PORT: '1e3' }, 'PORT = «1e3»'],
  [{ PORT: '-1' }, 'PORT = «-1»'],
  [{ SHANYRAQ_MODE: 'prod' }, 'SHANYRAQ_MODE = «prod». Нужно: одно из: demo, school.'],
  [{ SHANYRAQ_MODE: 'school' }, 'SHANYRAQ_MODE=school: нужен SECRET_KEY'],
  [{ SHANYRAQ_MOD: 'school' }, 'SHANYRAQ_MOD: такой настройки нет.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL не подходит'],
  [{ PUBLIC_URL: 'https://a/path' }, 'PUBLIC_URL = «https://a/path»'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
  [{ SCHOOL_TODAY: '2026-02-30' }, 'SCHOOL_TODAY'],
  [{ SCHOOL_TODAY: '2026-02-20T24:00' }, 'SCHOOL_TODAY'],
  [{ SCHOOL_TODAY: '2026-02-20 08:00' }, 'SCHOOL_TODAY'],
  [{ SCHOOL_TIME_ZONE: 'Mars/Olympus' }, 'SCHOOL_TIME_ZONE'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b\r\nBcc: c@d' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://a' }, 'SMTP_URL: нужен и MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b' }, 'SMTP_URL: нужен и PUBLIC_URL'],
])('%o is refused in words', (given, sentence) => {
  expect(() => readSettings(given)).toThrow(sentence)
})

test('all wrong values are named at once, secret ones without their text', () => {
  const read = () => readSettings({ PORT: 'x', SECRET_KEY: 'short', DATABASE_URL: 'http://school:pass@db' })
  expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*SECRET_KEY/)
  expect(read).not.toThrow(/short|pass/)
})
