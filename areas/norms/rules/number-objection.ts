import { msg, type Text } from '#platform/contract/text.ts'

interface Bounds {
  lines: readonly { key: string }[]
  max: number
  decimals: number
}

/** Why numbers can't stand for a norm; null: they can. */
export function numberObjection(
  numbers: Readonly<Record<string, number>>,
  { lines, max, decimals }: Bounds,
): Text | null {
  const keys = new Set(lines.map(({ key }) => key))
  if (Object.keys(numbers).some((key) => !keys.has(key))) return msg`Такой строки в норме нет`
  if ([...keys].some((key) => numbers[key] === undefined)) return msg`Заполните все строки`
  const given = Object.values(numbers)
  if (given.some((number) => number < 0 || number > max)) return msg`Число от 0 до ${max}`
  const scale = 10 ** decimals
  if (given.some((number) => Math.abs(number * scale - Math.round(number * scale)) > 1e-6))
    return decimals === 0 ? msg`Только целые числа` : msg`Не больше ${decimals} знаков после запятой`
  return null
}
