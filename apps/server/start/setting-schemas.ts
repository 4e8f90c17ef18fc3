import { isIP } from 'node:net'
import * as z from 'zod/mini'

type Converted<T> = z.ZodMiniType<T, string>

/** A text that must pass `isRight`; `need` says what is expected, after the word «нужно». */
export const text = (isRight: (value: string) => boolean, need: string): Converted<string> =>
  z.string().check(z.refine(isRight, need))

/** The text turned into something else once it is right. */
export const converted = <T>(schema: Converted<string>, convert: (value: string) => T): Converted<T> =>
  z.pipe(schema, z.transform(convert)) as Converted<T>

export const oneOf = <const T extends string>(...values: T[]): Converted<T> =>
  z.enum(values, `одно из: ${values.join(', ')}`) as Converted<T>

export const wholeNumber = (min: number, max: number): Converted<number> =>
  converted(
    text(
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `целое число от ${min} до ${max}`,
    ),
    Number,
  )

/** An address with one of the protocols; `bare`: nothing after the host. */
export const address = (protocols: string[], { bare = false } = {}): Converted<string> =>
  text(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (!url || !protocols.includes(url.protocol)) return false
      return !bare || (url.pathname === '/' && url.search === '' && url.hash === '')
    },
    `адрес вида ${protocols.map((protocol) => `${protocol}//…`).join(' или ')}${bare ? ' без пути' : ''}`,
  )

/** Addresses or networks (`10.0.0.0/8`) between commas. */
export const networks: Converted<string[]> = converted(
  text((value) => split(value).every(isNetwork), 'адреса или сети через запятую, например 127.0.0.1,10.0.0.0/8'),
  split,
)

export const timeZone: Converted<string> = text((value) => {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}, 'название часового пояса, например Asia/Almaty')

/** A calendar day, with a time of day or without. */
export const moment: Converted<string> = text((value) => {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(value) ?? []
  const date = new Date(`${day}T${time}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`)
}, 'дата вида 2026-09-01 или 2026-09-01T08:30')

function split(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isNetwork(value: string): boolean {
  const [host = '', bits] = value.split('/')
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1
  return maxBits > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
}
